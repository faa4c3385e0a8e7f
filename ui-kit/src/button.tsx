import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
	variant?: ButtonVariant;
	/** While work is under way the button keeps its focus and ignores taps. */
	busy?: boolean;
}

/** Spread on a link that should look like a button: `<Link {...buttonLook('primary')} to="…">`. */
export function buttonLook(variant: ButtonVariant = 'primary') {
	return { className: styles.button, 'data-variant': variant };
}

export function Button({ variant = 'primary', busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
	const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
	return (
		<button
			{...buttonLook(variant)}
			{...rest}
			type={type}
			onClick={press}
			aria-busy={busy || undefined}
			aria-disabled={busy || undefined}
		/>
	);
}
