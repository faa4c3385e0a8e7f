export { RecentlyViewed as Component } from '../recently-viewed/recently-viewed.tsx';
