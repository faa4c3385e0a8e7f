type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a link would open in place of the page, and is neither opened elsewhere nor downloaded. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
	return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
