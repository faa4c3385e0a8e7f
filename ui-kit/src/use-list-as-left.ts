import { useFilledLater } from '@pasaz/kernel/composition/use-filled-later';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Cells that are built in a page's first frame; the styles know the height of those after them. */
const FIRST_CELLS = 12;
/** px of the screen's height that they fill at any width. */
const THEIR_HEIGHT = 1400;
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

function note(entry: string, list: Element): void {
	listsAsLeft.delete(entry);
	listsAsLeft.set(entry, lookOf(list));
	const [oldest] = listsAsLeft.keys();
	if (oldest !== undefined && listsAsLeft.size > MAX_LISTS) listsAsLeft.delete(oldest);
}

function asLeft(entry: string, count: number): ListAsLeft | null {
	const left = listsAsLeft.get(entry);
	return left && left.heights.length === count && left.screenWidth === innerWidth ? left : null;
}

/** Notes what the list looks like when the shopper leaves its page. */
function useNote(list: RefObject<Element | null>, key: string) {
	const entry = useRef(key);
	useEffect(() => {
		entry.current = key;
	}, [key]);
	useLayoutEffect(() => {
		const { current } = list;
		return () => {
			if (current && current.children.length > FIRST_CELLS) note(entry.current, current);
		};
	}, [list]);
}

/** A cell of the list: whether it is built by now, and its height in px where that is known from before. */
export interface CellNow {
	isBuilt: boolean;
	height?: number | undefined;
}

/**
 * A page's first frame has only those cells of a long list that are on the screen; the others stay empty, as high as they were
 * or as the styles expect them, until the page is shown. A slow phone takes 3 ms for each. Who comes back finds the list
 * where it was.
 */
export function useListAsLeft(list: RefObject<Element | null>, count: number): (index: number) => CellNow {
	const { key } = useLocation();
	const [left] = useState(() => asLeft(key, count));
	const { isFilled } = useFilledLater(() => left !== null || (count > FIRST_CELLS && innerHeight <= THEIR_HEIGHT));
	useNote(list, key);
	return (index) => {
		if (!left) return { isBuilt: isFilled || index < FIRST_CELLS };
		const isNear = index >= left.near.first && index <= left.near.last;
		return { isBuilt: isFilled || isNear, height: left.heights[index] };
	};
}
