import { type ReactNode, useEffect, useRef } from 'react';
import styles from './choosing.module.css';

interface EarlyFormProps {
	/** Called once, with what may have been chosen before hydration. */
	onFound: (fields: FormData) => void;
	children: ReactNode;
}

/** A form whose fields the shopper may have filled in before React took them over. */
export function EarlyForm({ onFound, children }: EarlyFormProps) {
	const form = useRef<HTMLFormElement>(null);
	// once: later changes reach React
	useEffect(() => {
		if (form.current) onFound(new FormData(form.current));
	}, []);
	return (
		<form ref={form} className={styles.fields} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
			{children}
		</form>
	);
}
