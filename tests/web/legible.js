// Every text that a page shows untouched: how large it is drawn, where, what cuts it off, covers it or runs into it.
// Called with a list of selectors; each text says which of them it belongs to.
(selectors) => {
  "use strict";
  const SVG = "http://www.w3.org/2000/svg";
  const SLACK = 1; // px by which letters may stick out before they count as cut off
  const TOUCH = 0.15; // of the smaller letters' size by which two texts may reach into each other
  const FRAMES = "[data-block], [data-panel], .question, .seats, .tabs, .bar, dialog, header, nav, section";

  // ---- what `use` draws has no elements to ask: for a moment it is drawn by a copy beside it ----

  const copies = [];
  const drawnBy = (use) => document.getElementById((use.getAttribute("href") || use.getAttribute("xlink:href") || "").slice(1));
  const speaking = new Map();
  const speaks = (drawn) => {
    if (drawn === null) return false;
    if (!speaking.has(drawn)) {
      const own = drawn.matches("text") || drawn.querySelector("text") !== null;
      speaking.set(drawn, own || [...drawn.querySelectorAll("use")].some((use) => speaks(drawnBy(use))));
    }
    return speaking.get(drawn);
  };
  const copied = (use) => {
    const drawn = drawnBy(use), group = document.createElementNS(SVG, "g");
    group.setAttribute("transform", `${use.getAttribute("transform") ?? ""} translate(${use.x.baseVal.value} ${use.y.baseVal.value})`);
    group.setAttribute("class", use.getAttribute("class") ?? "");
    let copy = drawn.cloneNode(true);
    if (drawn.localName === "symbol") {
      const frame = document.createElementNS(SVG, "svg");
      for (const { name, value } of drawn.attributes) frame.setAttribute(name, value);
      for (const name of ["width", "height"]) if (use.hasAttribute(name)) frame.setAttribute(name, use.getAttribute(name));
      frame.append(...copy.childNodes);
      copy = frame;
    }
    group.append(copy);
    use.after(group);
    copies.push(group);
    return [...group.querySelectorAll("use")];
  };
  const copyAll = (uses) => {
    const drawn = uses.filter((use) => speaks(drawnBy(use)) && !use.closest("defs, symbol") && use.getClientRects().length && use.checkVisibility());
    if (drawn.length) copyAll(drawn.flatMap(copied));
  };

  // ---- letters ----

  const pen = document.createElement("canvas").getContext("2d"), known = new Map();
  const written = (style, words) => {
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`, key = `${font}|${words}`;
    if (!known.has(key)) {
      pen.font = font;
      const told = pen.measureText(words);
      known.set(key, {
        top: told.fontBoundingBoxAscent, bottom: told.fontBoundingBoxDescent,
        ascent: told.actualBoundingBoxAscent, descent: told.actualBoundingBoxDescent,
      });
    }
    return known.get(key);
  };
  const clean = (words) => words.replace(/\u00ad/g, "").replace(/\s+/g, " ").trim();

  // A quadrilateral, since a text may be turned: of the ink, not of the line that it stands in.
  const quad = (left, top, right, bottom, matrix = new DOMMatrix()) =>
    [[left, top], [right, top], [right, bottom], [left, bottom]].map(([x, y]) => {
      const at = new DOMPoint(x, y).matrixTransform(matrix);
      return [at.x, at.y];
    });
  const bounds = (points) => {
    const across = points.map(([x]) => x), down = points.map(([, y]) => y);
    return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
  };
  // `core` leaves out what hangs below the line: tails of letters reach into the next line and harm nobody.
  const inked = (left, top, right, height, ink, matrix) => {
    const line = height / (ink.top + ink.bottom), base = top + ink.top * line, drawn = (bottom) => quad(left, base - ink.ascent * line, right, bottom, matrix);
    return { ink: drawn(base + ink.descent * line), core: drawn(base + Math.min(0, ink.descent) * line) };
  };

  const inSvg = (owner) => owner instanceof SVGElement && owner.closest("text") !== null;
  const zoomed = (owner) => {
    const block = owner.closest("*:not(:is(a, b, i, em, strong, small, span, kbd, code))") ?? owner;
    const drawn = block.offsetWidth ? block.getBoundingClientRect().width / block.offsetWidth : 1;
    return Math.abs(drawn - 1) < 0.02 ? 1 : drawn;
  };

  // Its lines and how large it is drawn; null where there is nothing to see.
  const drawing = (node, owner, style, words) => {
    const size = parseFloat(style.fontSize);
    if (inSvg(owner)) {
      const matrix = owner.closest("text").getScreenCTM(), ink = written(style, words);
      if (!matrix) return null;
      const tall = Math.hypot(matrix.c, matrix.d), count = owner.getNumberOfChars?.() ?? 0;
      if (owner.childNodes.length === 1 && count) {
        const cells = [...Array(count).keys()].map((at) => owner.getExtentOfChar(at)).filter((cell) => cell.width);
        if (!cells.length) return null;
        const left = Math.min(...cells.map((cell) => cell.x)), right = Math.max(...cells.map((cell) => cell.x + cell.width));
        const top = Math.min(...cells.map((cell) => cell.y)), bottom = Math.max(...cells.map((cell) => cell.y + cell.height));
        return { size: size * tall, lines: [inked(left, top, right, bottom - top, ink, matrix)] };
      }
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (!rects.length) return null;
    const ink = written(style, words);
    const scale = inSvg(owner) ? Math.hypot(owner.getScreenCTM().c, owner.getScreenCTM().d) : zoomed(owner);
    return { size: size * scale, lines: rects.map((rect) => inked(rect.left, rect.top, rect.right, rect.height, ink)) };
  };

  // ---- what can be seen of it ----

  const alpha = (colour) => {
    if (colour === "none" || colour === "transparent") return 0;
    const share = colour.match(/rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/);
    return share ? parseFloat(share[1] ?? share[2]) : 1;
  };
  const unread = (owner, style) => {
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true, checkOpacity: true, checkVisibilityCSS: true })) return true;
    if (owner.closest(".sr, .skip, script, style, noscript, title, desc, template, option, defs, symbol, clipPath, mask, pattern")) return true;
    if (owner.localName === "details" && !owner.open) return true;
    // A text in a picture counts as visible for `checkVisibility` even where a group around it is not displayed.
    for (let at = owner; at; at = at.parentElement) {
      const around = getComputedStyle(at);
      if (around.display === "none" || around.clipPath.startsWith("inset(50%")) return true;
    }
    if (inSvg(owner)) return !(alpha(style.fill) * style.fillOpacity) && !(alpha(style.stroke) * style.strokeOpacity);
    return !alpha(style.color);
  };

  const frame = (box, style) => {
    const rect = box.getBoundingClientRect(), by = (side) => parseFloat(style[`border${side}Width`]) || 0;
    return { left: rect.left + by("Left"), right: rect.right - by("Right"), top: rect.top + by("Top"), bottom: rect.bottom - by("Bottom") };
  };
  const clipOf = (at, style) => {
    const found = /url\("?#([^")]+)"?\)/.exec(style.clipPath), path = found && document.getElementById(found[1]);
    const shapes = path ? [...path.children].filter((shape) => shape.getBBox) : [];
    if (!shapes.length || !at.getScreenCTM) return null;
    const corners = shapes.flatMap((shape) => {
      const { x, y, width, height } = shape.getBBox();
      return quad(x, y, x + width, y + height, at.getScreenCTM());
    });
    return bounds(corners);
  };

  // From the inside out: everything that shows only a part of what it holds, and what sort of edge it has.
  const windows = (owner) => {
    const found = [];
    let at = owner;
    while (at && at !== document.documentElement) {
      const style = getComputedStyle(at);
      if (at instanceof SVGElement) {
        const clip = clipOf(at, style);
        if (clip) found.push({ x: "svg", y: "svg", ...clip });
        if (at.localName === "svg" && style.overflow !== "visible") {
          const { x, y, width, height } = at, corner = [x.baseVal.value, y.baseVal.value];
          const inner = () => bounds(quad(...corner, corner[0] + width.baseVal.value, corner[1] + height.baseVal.value, at.parentElement.getScreenCTM()));
          found.push({ x: "svg", y: "svg", ...(at.ownerSVGElement ? inner() : frame(at, style)) });
        }
      } else if (at !== document.body) {
        const edge = frame(at, style), short = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" ? "ellipsis" : "box";
        const sort = (overflow) => ({ visible: "", auto: "scroller", scroll: "scroller" })[overflow] ?? short;
        const x = sort(style.overflowX), y = sort(style.overflowY);
        if ((x || y) && style.display !== "inline") {
          found.push({ x, y, left: x ? edge.left : -Infinity, right: x ? edge.right : Infinity, top: y ? edge.top : -Infinity, bottom: y ? edge.bottom : Infinity });
        }
      }
      if (style.position === "fixed") break;
      at = style.position === "absolute" && at.offsetParent ? at.offsetParent : at.parentElement;
    }
    found.push({ x: "window", y: "window", left: 0, right: innerWidth, top: 0, bottom: innerHeight });
    return found;
  };
  // A sliver at an edge is not in sight.
  const SLIVER = 0.25;
  const shown = (box, edge) => Math.min(
    (Math.min(box.right, edge.right) - Math.max(box.left, edge.left)) / (box.right - box.left),
    (Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top)) / (box.bottom - box.top),
  );
  const outside = (box, edge) => shown(box, edge) < SLIVER || box.right <= edge.left + SLACK || box.left >= edge.right - SLACK || box.bottom <= edge.top + SLACK || box.top >= edge.bottom - SLACK;
  const crossing = (box, edge) =>
    (box.left < edge.left - SLACK || box.right > edge.right + SLACK ? edge.x : "") || (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK ? edge.y : "");
  const RANK = ["", "scroller", "window", "ellipsis", "box", "svg"];
  const worse = (one, two) => (RANK.indexOf(two) > RANK.indexOf(one) ? two : one);
  const upright = ([one, two]) => Math.abs(one[1] - two[1]) < 0.01;
  const within = (points, edges) => {
    if (!upright(points)) return points;
    const { left, top, right, bottom } = bounds(points);
    const most = (side) => Math.max(...edges.map((edge) => edge[side])), least = (side) => Math.min(...edges.map((edge) => edge[side]));
    return quad(Math.max(left, most("left")), Math.max(top, most("top")), Math.min(right, least("right")), Math.min(bottom, least("bottom")));
  };

  // ---- what lies over it ----

  const paints = (thing, x, y, height) => {
    const style = getComputedStyle(thing);
    let seen = 1;
    for (let at = thing; at; at = at.parentElement) seen *= parseFloat(getComputedStyle(at).opacity);
    if (seen < 0.5 || style.visibility !== "visible") return false;
    if (thing.localName === "svg" || !(thing instanceof SVGElement)) {
      return ["img", "canvas", "video"].includes(thing.localName) || alpha(style.backgroundColor) * seen > 0.5 || style.backgroundImage !== "none";
    }
    if (thing.closest("text")) return false;
    if (thing instanceof SVGGeometryElement) {
      const matrix = thing.getScreenCTM(), at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
      if (alpha(style.fill) * style.fillOpacity * seen > 0.5 && thing.isPointInFill(at)) return true;
      // A thin stroke crosses letters out; it does not hide them.
      const wide = parseFloat(style.strokeWidth) * Math.hypot(matrix.c, matrix.d) > height / 2;
      return wide && alpha(style.stroke) * style.strokeOpacity * seen > 0.5 && thing.isPointInStroke(at);
    }
    return thing.localName === "image" || thing.localName === "use";
  };
  const named = (thing) => `${thing.localName}${thing.id ? `#${thing.id}` : ""}${[...thing.classList].map((name) => `.${name}`).join("")}`;
  const afloat = (thing) => {
    for (let at = thing; at; at = at.parentElement) if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const above = (owner, x, y, height) => {
    for (const thing of document.elementsFromPoint(x, y)) {
      if (thing === owner || owner.contains(thing) || thing.contains(owner)) return null;
      if (paints(thing, x, y, height)) return thing;
    }
    return null;
  };
  const POINTS = [0.2, 0.5, 0.8];
  const covers = (owner, [left, right, , bottom]) => {
    const points = POINTS.map((share) => [left[0] + (right[0] - left[0]) * share, left[1] + (right[1] - left[1]) * share]);
    const down = [(bottom[0] - left[0]) / 2, (bottom[1] - left[1]) / 2];
    return points.map(([x, y]) => above(owner, x + down[0], y + down[1], 2 * Math.hypot(...down))).filter(Boolean);
  };

  // ---- which run into each other: two convex shapes are apart where one side's normal parts them ----

  const apart = (one, two, slack) => [one, two].some((shape) => shape.some(([x, y], at) => {
    const [nextX, nextY] = shape[(at + 1) % 4], normal = [nextY - y, x - nextX], length = Math.hypot(...normal) || 1;
    const reach = (points) => points.map(([px, py]) => (px * normal[0] + py * normal[1]) / length);
    const a = reach(one), b = reach(two);
    return Math.max(...a) <= Math.min(...b) + slack || Math.max(...b) <= Math.min(...a) + slack;
  }));

  const whose = (owner) => {
    const at = owner.closest(FRAMES);
    return at ? at.dataset.block || at.dataset.panel || at.classList[0] || at.id || at.localName : "";
  };

  // A style sheet of its own makes hit tests find everything that is painted, in the order in which it is painted.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important; } svg * { pointer-events: visiblePainted !important; }");
  try {
    copyAll([...document.querySelectorAll("body use")]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, touchable];
    const texts = [];
    const take = (node, owner, words) => {
      const style = getComputedStyle(owner);
      if (!words || unread(owner, style)) return;
      const drawn = drawing(node, owner, style, words);
      if (!drawn) return;
      const edges = windows(owner);
      let cut = "", under = null;
      const seen = drawn.lines.filter((line) => {
        const box = bounds(line.ink), gone = edges.find((edge) => outside(box, edge));
        if (gone) {
          const by = box.right <= gone.left + SLACK || box.left >= gone.right - SLACK ? gone.x : gone.y;
          cut = worse(cut, by);
          return false;
        }
        cut = edges.reduce((worst, edge) => worse(worst, crossing(box, edge)), cut);
        const covering = covers(owner, within(line.ink, edges)), floating = covering.filter(afloat);
        if (floating.length) cut = worse(cut, "scroller");
        if (floating.length === POINTS.length) return false;
        if (covering.length - floating.length > 1) under = covering.find((thing) => !afloat(thing));
        return true;
      });
      if (!seen.length) return;
      const box = bounds(seen.flatMap((line) => within(line.ink, edges)));
      texts.push({
        words, owner, size: drawn.size, lines: seen.map((line) => within(line.core, edges)), cut, under: under ? named(under) : "", block: whose(owner), over: [],
        box: [box.left, box.top, box.right - box.left, box.bottom - box.top], path: named(owner),
        within: selectors.flatMap((selector, at) => (owner.closest(selector) ? [at] : [])),
      });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) take(node, node.parentElement, clean(node.data));
    for (const field of document.querySelectorAll("select, input:not([type=hidden], [type=checkbox], [type=radio], [type=range])")) {
      take(field, field, clean(field.localName === "select" ? field.selectedOptions[0]?.textContent ?? "" : field.value || field.placeholder));
    }
    const near = (one, two) => !(one.box[0] + one.box[2] < two.box[0] || two.box[0] + two.box[2] < one.box[0]
      || one.box[1] + one.box[3] < two.box[1] || two.box[1] + two.box[3] < one.box[1]);
    const twice = (one, two) => one.words === two.words && one.box.every((side, at) => Math.abs(side - two.box[at]) < 2);
    texts.forEach((one, at) => {
      for (const two of texts.slice(at + 1)) {
        if (!near(one, two) || one.under || two.under || twice(one, two)) continue;
        const slack = Math.max(SLACK, Math.min(one.size, two.size) * TOUCH);
        if (one.lines.every((line) => two.lines.every((other) => apart(line, other, slack)))) continue;
        one.over.push(two.words);
        two.over.push(one.words);
      }
    });
    return {
      texts: texts.map(({ words, size, box, block, path, cut, under, over, within }) => ({ words, size, box, block, path, cut, under, over, within })),
      found: selectors.map((selector) => document.querySelectorAll(selector).length),
    };
  } finally {
    for (const copy of copies.reverse()) copy.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touchable);
  }
}
