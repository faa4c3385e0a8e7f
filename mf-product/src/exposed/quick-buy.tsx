export { QuickBuy as Component } from '../quick-buy/quick-buy.tsx';
