/** Key of the cookie that names an affiliate's applicant (seed 000 §9). */
export const PREPOPULATION_COOKIE = '_ft_prepop'
