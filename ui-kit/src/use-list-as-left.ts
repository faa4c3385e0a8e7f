import { useFilledLater } from '@pasaz/kernel/composition/use-filled-later';
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

function useNote(list: RefObject<Element | null>, key: string) {
	const entry = useRef(key);
	useEffect(() => {
		entry.current = key;
	}, [key]);
	useLayoutEffect(() => {
		const { current } = list;
		return () => {
			if (current && current.children.length > LONG) note(entry.current, current);
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
