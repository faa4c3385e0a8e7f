/** The shell brings the only copy of these modules; the build reads this list and `kernel-lazy`. */
import '@pasaz/kernel/analytics/track';
import '@pasaz/kernel/analytics/use-tracking';
import '@pasaz/kernel/composition/fragment';
import '@pasaz/kernel/composition/kept';
import '@pasaz/kernel/composition/lazy';
import '@pasaz/kernel/composition/shop';
import '@pasaz/kernel/composition/use-filled-later';
import '@pasaz/kernel/composition/use-kept-markup';
import '@pasaz/kernel/composition/use-was-served';
import '@pasaz/kernel/domain/cart';
import '@pasaz/kernel/domain/line-identity';
import '@pasaz/kernel/domain/line-ops';
import '@pasaz/kernel/domain/picture';
import '@pasaz/kernel/domain/price-tiers';
import '@pasaz/kernel/domain/reduction';
import '@pasaz/kernel/domain/variant';
import '@pasaz/kernel/errors';
import '@pasaz/kernel/i18n/buy-button';
import '@pasaz/kernel/i18n/messages';
import '@pasaz/kernel/device/idle';
import '@pasaz/kernel/device/list-size';
import '@pasaz/kernel/routes';
import '@pasaz/kernel/stores/browser-only';
import '@pasaz/kernel/stores/cart';
import '@pasaz/kernel/stores/notifications';
import '@pasaz/kernel/stores/online';
import '@pasaz/kernel/stores/overlays';
import '@pasaz/kernel/stores/user';

/** Nobody calls this: the import makes the build emit the lazy modules as files of their own. */
export const lazyKernel = () => import('./kernel-lazy.ts');
