import { Price, type PriceProps } from '@pasaz/ui-kit/price';

/** The price on a product's page; the regular one stands only beside the lowest of 30 days (rule 5.23). */
export function PagePrice({ price, regularPrice = price, lowest30Days = null, from = false }: PriceProps) {
	const struck = lowest30Days === null ? price : regularPrice;
	return <Price price={price} regularPrice={struck} lowest30Days={lowest30Days} from={from} size="page" />;
}
