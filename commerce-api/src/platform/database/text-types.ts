/** JSON, dates, times, intervals, numerics and their arrays stay text, which the schema's columns parse. */
export const TEXT_TYPES = [114, 3802, 1082, 1114, 1184, 1186, 1182, 1115, 1185, 1187, 1231];
