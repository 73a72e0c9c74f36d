/** How long a part of a name is: at least two (seed 001 §9); the upper bound is ours, against pasted nonsense, and the same as the stored answer allows. */
export const NAME_MIN_LENGTH = 2
export const NAME_MAX_LENGTH = 60
