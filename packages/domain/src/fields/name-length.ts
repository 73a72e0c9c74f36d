/** How long a part of a name is: at least two [fields/name]. The upper bound is ours, against pasted nonsense. */
export const NAME_MIN_LENGTH = 2
export const NAME_MAX_LENGTH = 60
