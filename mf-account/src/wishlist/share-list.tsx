import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathInStore } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { useState } from 'react';
import { wishlistMessages } from '../messages/wishlist.ts';
import { sharedListPath } from './shared-link.ts';
import styles from './wish-list.module.css';

type Sharing = { status: 'idle' } | { status: 'copied' | 'shown'; skus: string; link: string };

/** Where a browser can neither share nor copy, the shopper copies the link. */
async function copy(link: string): Promise<'copied' | 'shown'> {
	try {
		await navigator.clipboard.writeText(link);
		return 'copied';
	} catch {
		return 'shown';
	}
}

export function ShareList({ skus }: { skus: readonly string[] }) {
	const t = useMessages(wishlistMessages);
	const { storeView } = useShop();
	const [sharing, setSharing] = useState<Sharing>({ status: 'idle' });
	const wanted = skus.join();
	const isShown = sharing.status !== 'idle' && sharing.skus === wanted;
	const share = async () => {
		const link = location.origin + pathInStore(sharedListPath(skus), storeView);
		// fails, too, when the shopper closes the device's dialog
		if ('share' in navigator) await navigator.share({ title: t.title, url: link }).catch(() => {});
		setSharing({ status: await copy(link), skus: wanted, link });
	};
	return (
		<div className={styles.share}>
			<Button variant="secondary" onClick={() => void share()}>
				{t.share}
			</Button>
			<p role="status">{isShown && (sharing.status === 'copied' ? t.linkCopied : t.linkShown)}</p>
			{isShown && <Field name="link" label={t.shareLink} value={sharing.link} readOnly />}
		</div>
	);
}
