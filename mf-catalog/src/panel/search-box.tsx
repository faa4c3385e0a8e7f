import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import { FieldError } from '@pasaz/ui-kit/field-error';
import { type FormEvent, type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { Form, Link } from 'react-router';
import { LONGEST_TERM } from '../listing/longest-term.ts';
import { isSearchable, searchHref } from '../listing/search-term.ts';
import { searchMessages } from '../messages/search.ts';
import { PanelStatus } from './panel-status.tsx';
import { $recentSearches, addRecentSearch, clearRecentSearches, startRecentSearches } from './recent-searches.ts';
import styles from './search-box.module.css';
import type { Suggestion } from './suggestion.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
	field: RefObject<HTMLInputElement | null>;
	onLeave: () => void;
}

function useRecentSuggestions(): readonly Suggestion[] {
	const terms = useStore($recentSearches, { ssr: 'initial' });
	useEffect(startRecentSearches, []);
	return useMemo(() => terms.map((term) => ({ kind: 'recent' as const, name: term, href: searchHref(term) })), [terms]);
}

function useShown(term: string) {
	const recent = useRecentSuggestions();
	const suggested = useSuggestions(term);
	const suggestions: readonly Suggestion[] = term === '' ? recent : suggested.suggestions;
	return { suggested, suggestions, hasRecent: term === '' && recent.length > 0 };
}

function useTyped(onLeave: () => void) {
	const [text, setText] = useState('');
	const [isRefused, setRefused] = useState(false);
	const term = text.trim().replace(/\s+/g, ' ');
	const type = (next: string) => {
		setText(next);
		setRefused(false);
	};
	const search = (event: FormEvent) => {
		if (!isSearchable(term)) {
			event.preventDefault();
			return setRefused(true);
		}
		addRecentSearch(term);
		onLeave();
	};
	return { text, term, isRefused, type, search };
}

interface CorrectionProps {
	/** Corrected term, where a word is unknown. */
	correction: string | null;
	onLeave: () => void;
}

function Correction({ correction, onLeave }: CorrectionProps) {
	const t = useMessages(searchMessages);
	if (!correction) return null;
	return (
		<p>
			{t.didYouMean}{' '}
			<Link to={searchHref(correction)} onClick={onLeave}>
				{correction}
			</Link>
		</p>
	);
}

function AllResults({ term, onLeave }: { term: string; onLeave: () => void }) {
	const t = useMessages(searchMessages);
	if (!isSearchable(term)) return null;
	return (
		<Link className={styles.all} to={searchHref(term)} onClick={onLeave}>
			{t.all({ term })}
		</Link>
	);
}

/** The search field with its suggestions. Enter without a chosen one opens the results page. */
export function SearchBox({ field, onLeave }: SearchBoxProps) {
	const t = useMessages(searchMessages);
	const { text, term, isRefused, type, search } = useTyped(onLeave);
	const { suggested, suggestions, hasRecent } = useShown(term);
	const { active, onKeyDown } = useCombobox(suggestions, term, onLeave);
	const id = useId();
	const forget = () => {
		clearRecentSearches();
		field.current?.focus();
	};
	return (
		<Form className={styles.form} action={PATHS.search} role="search" onSubmit={search} noValidate>
			<label className={styles.label} htmlFor={`${id}-field`}>
				{t.label}
			</label>
			<input
				ref={field}
				className={styles.input}
				id={`${id}-field`}
				type="search"
				name="q"
				value={text}
				maxLength={LONGEST_TERM}
				autoComplete="off"
				enterKeyHint="search"
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={suggestions.length > 0}
				aria-controls={id}
				aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
				aria-invalid={isRefused || undefined}
				aria-describedby={isRefused ? `${id}-error` : undefined}
				onChange={({ target }) => type(target.value)}
				onKeyDown={onKeyDown}
			/>
			<Button type="submit">{t.submit}</Button>
			<div className={styles.rest}>
				{isRefused && (
					<FieldError id={`${id}-error`} role="alert">
						{t.tooShort}
					</FieldError>
				)}
				<PanelStatus {...suggested} />
				<Correction correction={suggested.correction} onLeave={onLeave} />
				<SuggestionList id={id} suggestions={suggestions} active={active} onChoose={onLeave} />
				{hasRecent && (
					<Button variant="quiet" onClick={forget}>
						{t.forget}
					</Button>
				)}
				<AllResults term={term} onLeave={onLeave} />
			</div>
		</Form>
	);
}
