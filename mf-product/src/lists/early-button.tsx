import { useEarlyTap } from '@pasaz/kernel/composition/early-tap';
import { type ComponentProps, useRef } from 'react';

/** A button of which a tap from before hydration counts. */
export function EarlyButton(props: ComponentProps<'button'>) {
	const button = useRef<HTMLButtonElement>(null);
	useEarlyTap(button);
	return <button {...props} ref={button} type="button" data-early-tap="" />;
}
