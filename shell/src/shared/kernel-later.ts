/** The kernel's modules that slices use with their first call of the API. */
import '@pasaz/kernel/contract/cart';
import '@pasaz/kernel/contract/catalog';
import '@pasaz/kernel/contract/catalog-suggest';
import '@pasaz/kernel/contract/contact';
import '@pasaz/kernel/contract/content';
import '@pasaz/kernel/contract/newsletter';
import '@pasaz/kernel/contract/order';
import '@pasaz/kernel/contract/order-history';
import '@pasaz/kernel/contract/product';
import '@pasaz/kernel/contract/shop-config';
import '@pasaz/kernel/contract/stock';
import '@pasaz/kernel/contract/user';
import '@pasaz/kernel/domain/product-tile';
import '@pasaz/kernel/platform/session';
import '@pasaz/kernel/stores/recent-searches';
