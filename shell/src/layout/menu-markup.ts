import { createContext } from 'react';
import type { Menu } from './menu.ts';

/** The items of the menu as HTML; null in the browser. */
export const MenuMarkup = createContext<((menu: Menu) => string) | null>(null);
