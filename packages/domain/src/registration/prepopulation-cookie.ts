/** Key of the cookie that names an affiliate's applicant [registration/entries]. */
export const PREPOPULATION_COOKIE = '_ft_prepop'
