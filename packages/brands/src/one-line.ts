import { z } from 'zod'

/** Line breaks end up in the heads of mails, and marks of direction let a name be read as another one. */
const UNSEEN = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u

/** Words of one line, as they stand on every page, in mails and in documents. @param most letters @param what the sentence where there are none */
export const oneLine = (most: number, what = 'write some words') =>
  z
    .string(what)
    .trim()
    .min(1, what)
    .max(most, `write at most ${most} letters`)
    .refine((text) => !UNSEEN.test(text), 'write it in one line, without characters that are not seen')
