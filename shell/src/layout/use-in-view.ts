import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come into view, once and for all. */
export function useInView(): { ref: RefObject<HTMLElement | null>; wasInView: boolean } {
	const ref = useRef<HTMLElement>(null);
	const [wasInView, setWasInView] = useState(false);
	useEffect(() => {
		if (!ref.current || wasInView) return;
		const observer = new IntersectionObserver((entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) setWasInView(true);
		});
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [wasInView]);
	return { ref, wasInView };
}
