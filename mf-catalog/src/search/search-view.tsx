import { useMessages } from '@pasaz/kernel/i18n/messages';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { Link } from 'react-router';
import type { ListingLink } from '../listing/listing.ts';
import { ListingBody } from '../listing/listing-body.tsx';
import { literalHref, searchHref, unquoted } from '../listing/search-term.ts';
import { SeeNew } from '../listing/see-new.tsx';
import { searchMessages } from '../messages/search.ts';
import { OnDevice } from './on-device.tsx';
import { SearchForm } from './search-form.tsx';
import { isWithoutProducts, type SearchHelp, type SearchResults } from './search-results.ts';
import styles from './search-view.module.css';

const MAX_LINKS = 3;

function Links({ label, links }: { label: string; links: readonly ListingLink[] }) {
	if (links.length === 0) return null;
	return (
		<div className={styles.group}>
			<dt>{label}</dt>
			{links.slice(0, MAX_LINKS).map(({ name, href }) => (
				<dd key={`${href} ${name}`}>
					<Link to={href}>{name}</Link>
				</dd>
			))}
		</div>
	);
}

function Elsewhere({ help }: { help: SearchHelp }) {
	const t = useMessages(searchMessages);
	if (help.links.length + help.pages.length === 0) return null;
	return (
		<nav aria-label={t.elsewhere}>
			<dl className={styles.elsewhere}>
				<Links label={t.categories} links={help.links} />
				<Links label={t.pages} links={help.pages} />
			</dl>
		</nav>
	);
}

/** Says that the results are those of another spelling (rule 6.31). */
function Corrected({ term, correction }: { term: string; correction: string }) {
	const t = useMessages(searchMessages);
	return (
		<p className={styles.corrected} role="status">
			{t.showing({ term: correction })} <Link to={literalHref(term)}>{t.instead({ term })}</Link>
		</p>
	);
}

function Hint({ help }: { help: SearchHelp | null }) {
	const t = useMessages(searchMessages);
	if (help?.correction) {
		return (
			<>
				{t.didYouMean} <Link to={searchHref(help.correction)}>{help.correction}</Link>
			</>
		);
	}
	return help && help.pages.length > 0 ? t.inHelp : t.nothingHint;
}

function Nothing({ term, help }: { term: string; help: SearchHelp | null }) {
	const t = useMessages(searchMessages);
	const hasHelp = help !== null && help.pages.length > 0;
	return (
		<EmptyState
			title={<span role="status">{hasHelp ? t.noProduct({ term }) : t.nothing({ term })}</span>}
			hint={<Hint help={help} />}
		>
			{help && <Elsewhere help={help} />}
			<SeeNew>{t.seeNew}</SeeNew>
		</EmptyState>
	);
}

export function SearchView({ results }: { results: SearchResults }) {
	const t = useMessages(searchMessages);
	const { term, listing, help, onDevice } = results;
	const shown = unquoted(term);
	const isLost = isWithoutProducts(results);
	return (
		<div className={styles.page}>
			<div className={styles.head}>
				<PageHeader title={listing ? t.results({ term: shown }) : t.title} />
				{listing?.correction && !isLost && <Corrected term={shown} correction={listing.correction} />}
				<SearchForm term={term} error={term && !listing ? t.tooShort : undefined} />
				{onDevice && <OnDevice {...onDevice} />}
			</div>
			{listing && !isLost && help && <Elsewhere help={help} />}
			{isLost ? <Nothing term={shown} help={help} /> : listing && <ListingBody listing={listing} hasForm={!onDevice} />}
		</div>
	);
}
