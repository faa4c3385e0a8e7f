import { useFilledLater } from '@pasaz/kernel/composition/use-filled-later';
import { useWasServed } from '@pasaz/kernel/composition/use-was-served';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Button } from '@pasaz/ui-kit/button';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { type FormEvent, type KeyboardEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Form, Link, useSubmit } from 'react-router';
import { listingMessages } from '../messages/listing.ts';
import styles from './filter-form.module.css';
import { FilterGroup } from './filter-group.tsx';
import type { Listing } from './listing.ts';
import type { ListingFilter } from './listing-filters.ts';
import {
	filterCount,
	type ListingQuery,
	listingHref,
	listingSearch,
	queryIn,
	withoutFilters,
} from './listing-query.ts';
import { PriceGroup } from './price-group.tsx';
import { SortField } from './sort-field.tsx';

/** Colour and size come first. */
const BEFORE_PRICE = 2;

interface FilterFormProps {
	listing: Listing;
	query: ListingQuery;
	isPending: boolean;
}

function queryOf(form: HTMLFormElement, listing: Listing): ListingQuery {
	const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
	return queryIn(listing, new URLSearchParams(fields));
}

/** Whether a field of the form is not as the page was served with it, as after a tick before hydration. `sort` is the served order. */
function isTouched(form: HTMLFormElement, sort: string): boolean {
	return [...form.elements].some((field) => {
		if (field instanceof HTMLSelectElement) return field.value !== sort;
		if (!(field instanceof HTMLInputElement)) return false;
		return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
	});
}

/** Restores the inputs after a choice that could not be loaded. Typed amounts stay, to be sent again. */
function showQuery(form: HTMLFormElement, { options, sort }: ListingQuery) {
	for (const field of form.elements) {
		if (field instanceof HTMLSelectElement) field.value = sort;
		else if (field instanceof HTMLInputElement) field.checked = options[field.name]?.includes(field.value) ?? false;
	}
}

/** Navigates to the shortest address of the form on each change. A choice made before hydration is sent after it. */
function useFilterForm({ listing, query }: Omit<FilterFormProps, 'isPending'>) {
	const form = useRef<HTMLFormElement>(null);
	const submit = useSubmit();
	const wasServed = useWasServed();
	const send = async (replace = false) => {
		if (!form.current) return;
		const search = listingSearch(queryOf(form.current, listing));
		await submit(search, { action: listing.path, replace, preventScrollReset: true });
		if ($online.get() || !form.current) return;
		showQuery(form.current, queryIn(listing, new URLSearchParams(location.search)));
	};
	// once: what was ticked before hydration. Filters of the address that the form does not have stay as they are.
	useEffect(() => {
		if (wasServed && form.current && isTouched(form.current, query.sort)) void send(true);
	}, []);
	return { form, send };
}

/** Scrolls the bar to the top, where the panel that opens below it has the most room. Phones show a sheet instead. */
function showWhole({ currentTarget: { open, parentElement } }: ToggleEvent<HTMLDetailsElement>) {
	if (open && matchMedia('(min-width: 44rem)').matches) parentElement?.scrollIntoView();
}

function Panel({ listing, query, isPending }: FilterFormProps) {
	const t = useMessages(listingMessages);
	const group = (filter: ListingFilter) => (
		<FilterGroup key={filter.code} filter={filter} chosen={query.options[filter.code] ?? []} />
	);
	return (
		<div className={styles.panel}>
			<div className={styles.groups}>
				{listing.filters.slice(0, BEFORE_PRICE).map(group)}
				<PriceGroup ranges={listing.ranges} path={listing.path} query={query} />
				{listing.filters.slice(BEFORE_PRICE).map(group)}
			</div>
			<p className={styles.actions}>
				<Button type="submit" aria-busy={isPending || undefined}>
					{t.show(listing.total)}
				</Button>
				{filterCount(query) > 0 && (
					<Link to={listingHref(listing.path, withoutFilters(query))} preventScrollReset>
						{t.clear}
					</Link>
				)}
			</p>
		</div>
	);
}

/** Filters and order as a plain GET form, sent on each change where scripts run. */
export function FilterForm({ listing, query, isPending }: FilterFormProps) {
	const t = useMessages(listingMessages);
	const wasServed = useWasServed();
	const { form, send } = useFilterForm({ listing, query });
	const { isFilled, fill } = useFilledLater(() => !wasServed);
	const panel = useRef<HTMLDetailsElement>(null);
	const summary = useRef<HTMLElement>(null);
	const chosen = filterCount(query);
	useFocusWhenLost(summary, chosen);
	const close = () => {
		panel.current?.removeAttribute('open');
		summary.current?.focus({ preventScroll: true });
	};
	const choose = ({ target }: FormEvent) => {
		if (target instanceof HTMLInputElement && target.type === 'number') return;
		// the address is made of all fields
		flushSync(fill);
		void send();
	};
	const finish = (event: FormEvent) => {
		event.preventDefault();
		void send();
		close();
	};
	const leave = ({ key }: KeyboardEvent) => {
		if (key === 'Escape' && panel.current?.open) close();
	};
	const open = (event: ToggleEvent<HTMLDetailsElement>) => {
		fill();
		showWhole(event);
	};
	return (
		<Form
			ref={form}
			className={styles.bar}
			action={listing.path}
			autoComplete="off"
			onChange={choose}
			onSubmit={finish}
			onKeyDown={leave}
		>
			{listing.term !== null && <input type="hidden" name="q" value={listing.term} />}
			<details ref={panel} className={styles.filters} onToggle={open}>
				<summary ref={summary} className={styles.summary}>
					<span className={styles.closed}>
						{t.filters}
						{chosen > 0 && ` (${chosen})`}
					</span>
					<span className={styles.opened}>{t.close}</span>
				</summary>
				{isFilled && <Panel listing={listing} query={query} isPending={isPending} />}
			</details>
			<div className={styles.tools}>
				<p className={styles.total} role="status">
					{t.products(listing.total)}
				</p>
				<SortField sort={query.sort} isSearch={listing.term !== null} />
				<noscript>
					<button type="submit">{t.apply}</button>
				</noscript>
			</div>
		</Form>
	);
}
