import { useMessages } from '@pasaz/kernel/i18n/messages';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { layoutMessages } from '../messages/layout.ts';
import { AccountLink } from './account-link.tsx';
import { KeptLinks } from './kept-links.tsx';
import styles from './main-menu.module.css';
import type { Menu, MenuItem } from './menu.ts';

/** The button in the header shows this element until the page has started, and always without JavaScript. */
export const MAIN_MENU = 'main-menu';

function MenuLink({ item, className }: { item: MenuItem; className?: string | undefined }) {
	return (
		<Link to={item.url} discover="none" className={className}>
			{item.label}
		</Link>
	);
}

function Branches({ items }: { items: readonly MenuItem[] }) {
	if (items.length === 0) return null;
	return (
		<ul className={styles.thirds}>
			{items.map((item) => (
				<li key={item.url}>
					<MenuLink item={item} />
					<Branches items={item.children} />
				</li>
			))}
		</ul>
	);
}

function Column({ item }: { item: MenuItem }) {
	return (
		<li>
			<MenuLink item={item} className={styles.second} />
			<Branches items={item.children} />
		</li>
	);
}

function TopItem({ item }: { item: MenuItem }) {
	return (
		<li className={styles.top}>
			<MenuLink item={item} className={styles.first} />
			{item.children.length > 0 && (
				<div className={styles.panel}>
					<ul className={styles.columns}>
						{item.children.map((child) => (
							<Column key={child.url} item={child} />
						))}
					</ul>
				</div>
			)}
		</li>
	);
}

/** Closes the menu when the address changes: a popover at once, a panel until the pointer returns. */
function useClosingOnNavigation(nav: RefObject<HTMLElement | null>) {
	const { pathname } = useLocation();
	const shownAt = useRef(pathname);
	const [closedAt, setClosedAt] = useState<string | null>(null);
	useEffect(() => {
		const menu = nav.current;
		if (!menu || shownAt.current === pathname) return;
		shownAt.current = pathname;
		if (menu.matches(':popover-open')) menu.hidePopover();
		const { activeElement } = document;
		if (activeElement instanceof HTMLElement && menu.contains(activeElement)) activeElement.blur();
		setClosedAt(pathname);
	}, [nav, pathname]);
	return { isClosed: closedAt === pathname, close: () => setClosedAt(pathname), reopen: () => setClosedAt(null) };
}

export function MenuItems({ items }: { items: Menu }) {
	return items.map((item) => <TopItem key={item.url} item={item} />);
}

/** Works before and without JavaScript; the client reads the menu back from the markup (`readFrame`). */
export function MainMenu({ menu }: { menu: Menu }) {
	const t = useMessages(layoutMessages);
	const nav = useRef<HTMLElement>(null);
	const { isClosed, close, reopen } = useClosingOnNavigation(nav);
	const leave = useEffectEvent(({ key, target }: KeyboardEvent) => {
		if (key !== 'Escape' || !nav.current?.matches(':hover, :focus-within')) return;
		// The focus moves to the item of the panel that closes, where it would open the panel again without `close`.
		if (target instanceof Element) target.closest(`.${styles.top}`)?.querySelector('a')?.focus();
		close();
	});
	// a panel that opened below the pointer leaves the focus elsewhere
	useEffect(() => {
		document.addEventListener('keydown', leave);
		return () => document.removeEventListener('keydown', leave);
	}, []);
	return (
		<nav
			ref={nav}
			id={MAIN_MENU}
			popover="auto"
			className={styles.menu}
			aria-label={t.mainMenu}
			data-closed={isClosed || undefined}
			onPointerLeave={reopen}
			onFocus={reopen}
		>
			<button type="button" className={styles.close} popoverTarget={MAIN_MENU} popoverTargetAction="hide">
				{t.closeMenu}
			</button>
			<KeptLinks className={styles.items} items={menu} list={MenuItems} />
			<div className={styles.account}>
				<AccountLink className={styles.first} />
			</div>
		</nav>
	);
}
