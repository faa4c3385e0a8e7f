import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { type FormEvent, useRef, useState } from 'react';
import styles from './coupon-field.module.css';

interface CodeEntryProps {
	label: string;
	apply: string;
	hint?: string | undefined;
	busy: boolean;
	error: string | undefined;
	/** Resolves to whether another code may follow. */
	onEnter: (code: string) => Promise<boolean>;
}

export function CodeEntry({ label, apply, hint, busy, error, onEnter }: CodeEntryProps) {
	const [code, setCode] = useState('');
	const input = useRef<HTMLInputElement>(null);
	const enter = async (event: FormEvent) => {
		event.preventDefault();
		// at once: when the answer comes, the shopper may have gone on to another field
		input.current?.focus();
		if (code.trim() && !busy && (await onEnter(code.trim()))) setCode('');
	};
	return (
		<form className={styles.entry} method="post" noValidate onSubmit={(event) => void enter(event)}>
			<Field
				ref={input}
				label={label}
				hint={hint}
				error={error}
				value={code}
				maxLength={64}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				onChange={(event) => setCode(event.target.value)}
			/>
			<Button type="submit" variant="secondary" busy={busy}>
				{apply}
			</Button>
			<VisuallyHidden>
				<span role="status">{error}</span>
			</VisuallyHidden>
		</form>
	);
}
