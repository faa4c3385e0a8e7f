import { code128 } from './code-128.ts';

/** Modules of white that a scanner needs at each end. */
const QUIET = 10;

function outline(widths: readonly number[]): string {
	let x = QUIET;
	return widths
		.map((width, index) => {
			const bar = index % 2 === 0 ? `M${x} 0h${width}v1h-${width}z` : '';
			x += width;
			return bar;
		})
		.join('');
}

/** Dark on white in every colour scheme: scanners read nothing else. `digits` are an even number. */
export function Barcode({
	digits,
	label,
	className,
}: {
	digits: string;
	label: string;
	className?: string | undefined;
}) {
	const widths = code128(digits);
	const size = widths.reduce((all, width) => all + width, 2 * QUIET);
	return (
		<svg
			role="img"
			aria-label={label}
			className={className}
			viewBox={`0 0 ${size} 1`}
			preserveAspectRatio="none"
			shapeRendering="crispEdges"
		>
			<rect width={size} height="1" fill="#fff" />
			<path d={outline(widths)} fill="#000" />
		</svg>
	);
}
