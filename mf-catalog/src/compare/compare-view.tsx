import { useStore } from '@nanostores/react';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import {
	$compare,
	$compareIsLoaded,
	clearCompare,
	removeFromCompare,
	startCompare,
} from '@pasaz/kernel/stores/compare';
import { Button } from '@pasaz/ui-kit/button';
import { EmptyState } from '@pasaz/ui-kit/empty-state';
import { Notice } from '@pasaz/ui-kit/notice';
import { Page } from '@pasaz/ui-kit/page';
import { PageHeader } from '@pasaz/ui-kit/page-header';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { SeeNew } from '../listing/see-new.tsx';
import { compareMessages } from '../messages/compare.ts';
import { CompareTable } from './compare-table.tsx';
import styles from './compare-view.module.css';
import { useComparison } from './use-comparison.ts';

function Empty() {
	const t = useMessages(compareMessages);
	return (
		<EmptyState title={t.empty} hint={t.emptyHint}>
			<SeeNew>{t.seeNew}</SeeNew>
		</EmptyState>
	);
}

function Compared({ kept, onChange }: { kept: readonly ProductTile[]; onChange: (said: string) => void }) {
	const t = useMessages(compareMessages);
	const { tiles, features, isStale } = useComparison(kept);
	const remove = ({ sku, name }: ProductTile) => {
		removeFromCompare(sku);
		onChange(t.removed({ name }));
	};
	const clear = () => {
		clearCompare();
		onChange(t.empty);
	};
	return (
		<>
			{isStale && <Notice type="warning">{t.stale}</Notice>}
			<CompareTable tiles={tiles} features={features} onRemove={remove} />
			<Button variant="quiet" onClick={clear}>
				{t.clear}
			</Button>
		</>
	);
}

/** Comparison of the products stored on this device. A removal is announced and keeps the focus on the page. */
export function CompareView() {
	const t = useMessages(compareMessages);
	const kept = useStore($compare, { ssr: 'initial' });
	const isLoaded = useStore($compareIsLoaded, { ssr: 'initial' });
	const title = useRef<HTMLHeadingElement>(null);
	const [said, setSaid] = useState('');
	useEffect(startCompare, []);
	const change = (what: string) => {
		setSaid(what);
		title.current?.focus();
	};
	return (
		<Page className={styles.page}>
			<PageHeader title={t.title} titleRef={title} />
			<VisuallyHidden>
				<span role="status">{said}</span>
			</VisuallyHidden>
			{!isLoaded && <p>{t.loading}</p>}
			{isLoaded && (kept.length > 0 ? <Compared kept={kept} onChange={change} /> : <Empty />)}
		</Page>
	);
}
