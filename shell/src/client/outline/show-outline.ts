import { isValidElement } from 'react';
import { pageHandleIn } from '../../routing/page-meta.ts';
import type { ShopRouter } from '../shop-router.ts';
import { arrivedRelease } from './arrived-release.ts';
import { findRegions, type Region } from './find-regions.ts';
import { renderTime } from './render-time.ts';

/** ms between two looks at what is on the page. */
const INTERVAL = 500;
/** px beside a label, so that it does not widen the page. */
const LABEL_MARGIN = 24;
const COLOURS = ['#c2255c', '#1971c2', '#2f9e44', '#e8590c', '#7048e8', '#0c8599'];
const STYLE = `
:host { position: absolute; inset: 0 auto auto 0; z-index: 2147483647; pointer-events: none; }
.region { position: absolute; box-sizing: border-box; border: 2px solid; }
.region span { position: absolute; inset: 0 auto auto 0; inline-size: max-content; padding: 0 .375rem; font: 600 .75rem/1.5 system-ui, sans-serif; color: #fff; }
`;

const colours = new Map<string, string>();
function colourOf(slice: string): string {
	const colour = colours.get(slice) ?? COLOURS[colours.size % COLOURS.length] ?? '';
	colours.set(slice, colour);
	return colour;
}

/** Each part is rendered anew once for all places where the page has it. */
const times = new Map<string, number | undefined>();
function timeOf(region: Region): number | undefined {
	if (region.part && !times.has(region.name)) times.set(region.name, renderTime(region));
	return times.get(region.name);
}

function labelOf(region: Region): string {
	const { version, bytes, inline } = arrivedRelease(region.name.split('/')[0] ?? '');
	const time = timeOf(region);
	const sizes = `${(bytes / 1000).toFixed(1)} kB, styles ${(inline / 1000).toFixed(1)} kB`;
	return `${region.name} ${version ?? ''} · ${sizes} · ${time === undefined ? 'not alive' : `${time.toFixed(1)} ms`}`;
}

function boxOf(region: Region): HTMLElement | undefined {
	const sides = region.elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
	if (sides.length === 0) return;
	const [left, top] = [Math.min(...sides.map((side) => side.left)), Math.min(...sides.map((side) => side.top))];
	const [right, bottom] = [Math.max(...sides.map((side) => side.right)), Math.max(...sides.map((side) => side.bottom))];
	const colour = colourOf(region.name.split('/')[0] ?? '');
	const box = document.createElement('div');
	box.className = 'region';
	Object.assign(box.style, {
		left: `${left + scrollX}px`,
		top: `${top + scrollY}px`,
		width: `${right - left}px`,
		height: `${bottom - top}px`,
		borderColor: colour,
	});
	const label = document.createElement('span');
	label.textContent = labelOf(region);
	Object.assign(label.style, { background: colour, maxWidth: `${Math.max(0, innerWidth - left - LABEL_MARGIN)}px` });
	box.append(label);
	return box;
}

function shownPage({ state }: ShopRouter) {
	const route = state.matches.at(-1)?.route;
	const element: unknown = route && Reflect.get(route, 'element');
	const name = pageHandleIn(state.matches)?.page ?? '';
	return { name, component: isValidElement(element) ? element.type : route && Reflect.get(route, 'Component') };
}

export function showOutline(router: ShopRouter): void {
	const host = document.createElement('div');
	host.setAttribute('aria-hidden', 'true');
	const shadow = host.attachShadow({ mode: 'open' });
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(STYLE);
	shadow.adoptedStyleSheets = [sheet];
	document.body.append(host);
	const draw = () => shadow.replaceChildren(...findRegions(shownPage(router)).flatMap((region) => boxOf(region) ?? []));
	draw();
	setInterval(draw, INTERVAL);
	addEventListener('resize', draw);
}
