import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import { FieldError } from '@pasaz/ui-kit/field-error';
import { setValue, useSyncedField } from '@pasaz/ui-kit/use-synced-field';
import { useId } from 'react';
import { Form } from 'react-router';
import { LONGEST_TERM } from '../listing/longest-term.ts';
import { SHORTEST_TERM } from '../listing/search-term.ts';
import { searchMessages } from '../messages/search.ts';
import styles from './search-form.module.css';

/** A plain GET form; `error` is the problem with the term. */
export function SearchForm({ term, error }: { term: string; error: string | undefined }) {
	const t = useMessages(searchMessages);
	const id = useId();
	const field = useSyncedField<HTMLInputElement, string>(term, setValue);
	return (
		<Form className={styles.form} action={PATHS.search} role="search">
			<label className={styles.label} htmlFor={id}>
				{t.label}
			</label>
			<input
				ref={field}
				className={styles.input}
				id={id}
				type="search"
				name="q"
				defaultValue={term}
				minLength={SHORTEST_TERM}
				maxLength={LONGEST_TERM}
				required
				autoComplete="off"
				enterKeyHint="search"
				aria-invalid={error ? true : undefined}
				aria-describedby={error && `${id}-error`}
			/>
			<Button type="submit">{t.submit}</Button>
			{error && (
				<FieldError id={`${id}-error`} role="alert">
					{error}
				</FieldError>
			)}
		</Form>
	);
}
