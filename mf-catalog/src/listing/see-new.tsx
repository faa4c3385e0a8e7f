import { useShop } from '@pasaz/kernel/composition/shop';
import { PATHS, tagPath } from '@pasaz/kernel/routes';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Link } from 'react-router';

/** The way on from where nothing is: to what is new, or home where no tag marks that. */
export function SeeNew({ children }: { children: string }) {
	const slug = useShop().storeView.tags?.new;
	return (
		<Link {...buttonLook('secondary')} to={slug ? tagPath({ url_key: slug }) : PATHS.home}>
			{children}
		</Link>
	);
}
