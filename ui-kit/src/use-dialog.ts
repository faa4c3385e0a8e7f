import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';

interface DialogState {
	open: boolean;
	onClose: () => void;
}

function showModal(dialog: HTMLDialogElement) {
	const root = document.documentElement;
	root.dataset.scrollbar = innerWidth > root.clientWidth ? 'classic' : 'overlay';
	dialog.showModal();
}

/** Connects a native `<dialog>` to a state; Esc, the browser's back gesture and a press beside it close it. */
export function useDialog({ open, onClose }: DialogState) {
	const ref = useRef<HTMLDialogElement>(null);
	const pressed = useRef<EventTarget>(null);
	useEffect(() => {
		const dialog = ref.current;
		if (dialog && open !== dialog.open) open ? showModal(dialog) : dialog.close();
	}, [open]);
	useLayoutEffect(() => {
		const dialog = ref.current;
		// only closing gives the focus back to what opened the dialog, and only while it is in the document
		return () => dialog?.close();
	}, []);
	const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
		pressed.current = event.target;
	};
	const onClick = (event: { target: EventTarget; currentTarget: HTMLDialogElement }) => {
		if (event.target === event.currentTarget && pressed.current === event.currentTarget) event.currentTarget.close();
	};
	const closed = (event: { target: EventTarget; currentTarget: HTMLDialogElement }) => {
		if (event.target === event.currentTarget) onClose();
	};
	return { ref, onClose: closed, onPointerDown, onClick };
}
