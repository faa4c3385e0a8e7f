import { useFilledLater } from '@pasaz/kernel/composition/use-filled-later';
import { pageShown } from '@pasaz/kernel/device/idle';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Lists that are shorter are quick to build. */
const LONG = 12;
const MAX_LISTS = 20;

/** What a list looked like when its page was left. Lengths in px. */
interface ListAsLeft {
	heights: readonly number[];
	/** Indexes of the cells on the screen or near it. */
	near: { first: number; last: number };
	screenWidth: number;
}

/** By entry of the browser's history. */
const listsAsLeft = new Map<string, ListAsLeft>();

function lookOf(list: Element): ListAsLeft {
	const rects = Array.from(list.children, (cell) => cell.getBoundingClientRect());
	const isNear = ({ top, bottom }: DOMRect) => bottom > -innerHeight && top < 2 * innerHeight;
	const near = { first: rects.findIndex(isNear), last: rects.findLastIndex(isNear) };
	return { heights: rects.map(({ height }) => height), near, screenWidth: innerWidth };
}

/** The shell may show this list's elements again until React has built a new one (decision 63); fewer of them are there sooner. */
async function keepNearCells(list: Element, left: ListAsLeft | undefined): Promise<void> {
	await pageShown();
	if (!left || left.heights.length !== list.children.length || list.isConnected) return;
	const { heights, near } = left;
	for (const [index, cell] of [...list.children].entries()) {
		if (!(cell instanceof HTMLElement)) continue;
		const height = `${heights[index]}px`;
		cell.style.containIntrinsicBlockSize = `auto ${height}`;
		if (index >= near.first && index <= near.last) continue;
		cell.replaceChildren();
		cell.style.height = height;
	}
}

function note(entry: string, list: Element): void {
	// a step through the history hides the list before React takes it away
	if (list.children.length <= LONG || list.getClientRects().length === 0) return;
	listsAsLeft.delete(entry);
	listsAsLeft.set(entry, lookOf(list));
	const [oldest] = listsAsLeft.keys();
	if (oldest !== undefined && listsAsLeft.size > MAX_LISTS) listsAsLeft.delete(oldest);
}

function asLeft(entry: string, count: number): ListAsLeft | null {
	const left = listsAsLeft.get(entry);
	return left && left.heights.length === count && left.screenWidth === innerWidth ? left : null;
}

function useNote(list: RefObject<Element | null>, key: string) {
	const entry = useRef(key);
	useEffect(() => {
		entry.current = key;
	}, [key]);
	useLayoutEffect(() => {
		const { current } = list;
		if (!current) return;
		const noteNow = () => note(entry.current, current);
		addEventListener('popstate', noteNow, { capture: true });
		return () => {
			removeEventListener('popstate', noteNow, { capture: true });
			noteNow();
			void keepNearCells(current, listsAsLeft.get(entry.current));
		};
	}, [list]);
}

/** A cell of the list: whether it is built by now, and its height in px where that is known from before. */
export interface CellNow {
	isBuilt: boolean;
	height?: number | undefined;
}

/** A long list's first frame has only the cells near the screen, as a slow phone takes 3 ms for each; the others keep their height. */
export function useListAsLeft(list: RefObject<Element | null>, count: number): (index: number) => CellNow {
	const { key } = useLocation();
	const [left] = useState(() => asLeft(key, count));
	// only this document can have noted it, so what the server rendered is whole
	const { isFilled } = useFilledLater(() => left !== null);
	useNote(list, key);
	return (index) => {
		if (!left) return { isBuilt: true };
		const isNear = index >= left.near.first && index <= left.near.last;
		return { isBuilt: isFilled || isNear, height: left.heights[index] };
	};
}
