import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Picture } from '@pasaz/ui-kit/picture';
import { Price } from '@pasaz/ui-kit/price';
import { useId } from 'react';
import { Link } from 'react-router';
import { searchMessages } from '../messages/search.ts';
import { KINDS, type Suggestion } from './suggestion.ts';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
	id: string;
	suggestions: readonly Suggestion[];
	/** Index of the active suggestion; -1 for none. */
	active: number;
	onChoose: () => void;
}

export function optionId(listId: string, index: number): string {
	return `${listId}-${index}`;
}

function ChildLabel({ name, parent }: { name: string; parent: string }) {
	return (
		<span>
			{name} <span className={styles.parent}>– {parent}</span>
		</span>
	);
}

function Label({ suggestion: { name, parent, tile } }: { suggestion: Suggestion }) {
	if (!tile) return parent ? <ChildLabel name={name} parent={parent} /> : name;
	return (
		<>
			<span className={styles.picture}>
				<Picture path={tile.image} use="thumbnail" alt="" sizes="3.5rem" />
			</span>
			<span>
				{name}
				<Price price={tile.price} regularPrice={tile.regularPrice} lowest30Days={tile.lowest30Days} from={tile.from} />
			</span>
		</>
	);
}

function Group(props: SuggestionListProps & { kind: Suggestion['kind'] }) {
	const { id, suggestions, active, onChoose, kind } = props;
	const t = useMessages(searchMessages);
	const titleId = useId();
	const titles = { recent: t.recent, category: t.categories, tag: t.tags, product: t.products, page: t.pages };
	const indexed = suggestions.map((suggestion, index) => ({ suggestion, index }));
	const own = indexed.filter(({ suggestion }) => suggestion.kind === kind);
	if (own.length === 0) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, and no set of fields
		<div role="group" aria-labelledby={titleId}>
			<p className={styles.title} id={titleId}>
				{titles[kind]}
			</p>
			{own.map(({ suggestion, index }) => (
				<Link
					key={`${suggestion.href} ${suggestion.name}`}
					id={optionId(id, index)}
					className={styles.option}
					role="option"
					aria-selected={index === active}
					tabIndex={-1}
					to={suggestion.href}
					onClick={onChoose}
				>
					<Label suggestion={suggestion} />
				</Link>
			))}
		</div>
	);
}

/** The listbox below the field, which keeps the focus while the arrow keys move through the options. */
export function SuggestionList(props: SuggestionListProps) {
	const t = useMessages(searchMessages);
	return (
		<div id={props.id} role="listbox" aria-label={t.suggestions} hidden={props.suggestions.length === 0}>
			{KINDS.map((kind) => (
				<Group key={kind} {...props} kind={kind} />
			))}
		</div>
	);
}
