export { Block as Component } from '../articles/block.tsx';
