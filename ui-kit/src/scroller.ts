import styles from './scroller.module.css';

/** The class of a focusable region that scrolls sideways, and shows at its edges that there is more. */
export const SCROLLER = styles.scroller;
