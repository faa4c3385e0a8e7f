import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $overlay, leaveOverlay } from '@pasaz/kernel/stores/overlays';
import { Drawer } from '@pasaz/ui-kit/drawer';
import { layoutMessages } from '../../messages/layout.ts';
import type { Menu } from '../menu.ts';
import { MenuLevel } from './menu-level.tsx';
import { ShopLinks } from './shop-links.tsx';
import styles from './side-menu.module.css';
import { itemsAlong, useSubmenuPath } from './use-submenu-path.ts';

const close = () => leaveOverlay('side-menu');

export function SideMenu({ menu }: { menu: Menu }) {
	const t = useMessages(layoutMessages);
	const isOpen = useStore($overlay) === 'side-menu';
	const { path, stepInto, stepBack } = useSubmenuPath(isOpen);
	const steps = { onLeave: close, onStepInto: stepInto, onStepBack: stepBack };
	return (
		<Drawer open={isOpen} onClose={close} side="start" title={t.menu} closeLabel={t.closeMenu}>
			<nav className={styles.levels} aria-label={t.mainMenu}>
				<MenuLevel items={menu} steps={steps} stepsAway={-path.depth}>
					<ShopLinks onLeave={close} />
				</MenuLevel>
				{itemsAlong(menu, path.urls).map((item, index) => (
					<MenuLevel
						key={`${index}-${item.url}`}
						parent={item}
						items={item.children}
						steps={steps}
						stepsAway={index + 1 - path.depth}
					/>
				))}
			</nav>
		</Drawer>
	);
}
