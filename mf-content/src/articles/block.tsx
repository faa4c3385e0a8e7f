import { useShop } from '@pasaz/kernel/composition/shop';
import type { CmsBlock } from '@pasaz/kernel/contract/content';
import type { Fragments } from '@pasaz/kernel/contract/slices';
import type { Api } from '@pasaz/kernel/network/api';
import { RichText } from '@pasaz/ui-kit/rich-text';
import { useEffect, useState } from 'react';
import styles from './block.module.css';

async function loadBlock(api: Api, identifier: string): Promise<CmsBlock | null> {
	const { CmsBlock } = await import('@pasaz/kernel/contract/content');
	const { findOne } = await import('@pasaz/kernel/network/find');
	return findOne(api, 'cms_block', CmsBlock, { identifier });
}

/** Null while it is loaded, and where editors wrote none. */
function useBlock(identifier: string): CmsBlock | null {
	const { api } = useShop();
	const [block, setBlock] = useState<CmsBlock | null>(null);
	useEffect(() => {
		const gone = new AbortController();
		loadBlock(api, identifier).then(
			(found) => !gone.signal.aborted && setBlock(found),
			(error: unknown) => console.warn(`The block ${identifier} could not be loaded`, error),
		);
		return () => gone.abort();
	}, [api, identifier]);
	return block;
}

/** What editors wrote for a place on a page; the page is whole without it. */
export function Block({ identifier }: Fragments['mf_content/cms-block']) {
	const block = useBlock(identifier);
	if (!block) return null;
	return (
		<section className={styles.block} lang={block.lang} aria-label={block.title}>
			<h2 className={styles.title}>{block.title}</h2>
			<RichText html={block.content} />
		</section>
	);
}
