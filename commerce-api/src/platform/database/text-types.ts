/** JSON, dates, times, intervals, numbers of any size and their arrays stay text: the schema's columns turn them into values. */
export const TEXT_TYPES = [114, 3802, 1082, 1114, 1184, 1186, 1182, 1115, 1185, 1187, 1231];
