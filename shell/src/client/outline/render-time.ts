import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Region, RenderedPart } from './find-regions.ts';

const ROUNDS = 5;

function timed(name: string, render: () => unknown): number {
	const start = performance.now();
	render();
	return performance.measure(name, { start, end: performance.now() }).duration;
}

function elementOf({ type, props, contexts }: RenderedPart) {
	return contexts.reduce(
		(inner, { type: context, value }) => createElement(context, { value }, inner),
		createElement(type, props),
	);
}

/** Renders a part anew to nowhere, so that nothing is done twice. @returns ms, the median; undefined for what cannot be rendered */
export function renderTime({ name, part }: Region): number | undefined {
	if (!part) return;
	try {
		const element = elementOf(part);
		const times = Array.from({ length: ROUNDS }, () => timed(`render ${name}`, () => renderToString(element)));
		return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
	} catch (error) {
		console.warn(`${name} cannot be rendered alone`, error);
		return;
	}
}
