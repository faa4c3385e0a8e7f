import { useContext } from 'react';
import { Link, type LinkProps, UNSAFE_NavigationContext } from 'react-router';

/** A path within the shop that is written as it is shown: without dots, doubled slashes or one at its end. */
const PLAIN_PATH = /^\/(?:[^/.?#][^/?#]*(?:\/[^/.?#][^/?#]*)*)?(?:[?#].*)?$/;

function hrefOf(path: string, basename: string): string {
	if (basename === '/') return path;
	return /^\/(?:[?#]|$)/.test(path) ? basename + path.slice(1) : basename + path;
}

/** Prints what the router's link prints, which resolves each address against the current one: a tenth of a page's rendering. */
export function ServerLink(props: LinkProps) {
	const { basename } = useContext(UNSAFE_NavigationContext);
	const { to, discover = 'render', className, lang, title, 'aria-label': label, children, ...others } = props;
	if (typeof to !== 'string' || !PLAIN_PATH.test(to) || !isSimple(others)) return <Link {...props} />;
	return (
		<a
			className={className}
			lang={lang}
			title={title}
			aria-label={label}
			href={hrefOf(to, basename)}
			data-discover={discover === 'render' ? 'true' : undefined}
		>
			{children}
		</a>
	);
}

/** Handlers make no markup; whatever else a link is given is left to the router. */
function isSimple(others: object): boolean {
	return Object.keys(others).every((name) => /^(on[A-Z]|replace$|preventScrollReset$|viewTransition$)/.test(name));
}
