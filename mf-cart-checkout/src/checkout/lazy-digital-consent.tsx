import { useStore } from '@nanostores/react';
import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { hasFiles } from '@pasaz/kernel/domain/cart';
import { $cart } from '@pasaz/kernel/stores/cart';

const consent = lazyPart(async () => (await import('./digital-consent.tsx')).DigitalConsent, { when: 'needed' });

/** Few carts have files: the code comes for those. */
export function LazyDigitalConsent() {
	const isNeeded = hasFiles(useStore($cart, { ssr: 'initial' }).lines);
	const Consent = useLazy(consent, { isNeeded });
	return isNeeded && Consent && <Consent />;
}
