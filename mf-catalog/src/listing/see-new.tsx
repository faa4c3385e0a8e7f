import { useShop } from '@pasaz/kernel/composition/shop';
import { PATHS, tagPath } from '@pasaz/kernel/routes';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Link } from 'react-router';

/** A link from an empty page to new products, or home in a shop without a tag for them. */
export function SeeNew({ children }: { children: string }) {
	const slug = useShop().storeView.tags?.new;
	return (
		<Link {...buttonLook('secondary')} to={slug ? tagPath({ url_key: slug }) : PATHS.home}>
			{children}
		</Link>
	);
}
