/** Whether the line is to be secured by a first lien: nothing else stays on the home (12 CFR 1002.14(a)(1)). */
import type { Known } from '../../item.ts'
import { confirmedLiens } from '../title/effective-liens.ts'

export const isFirstLien = (known: Known): boolean => confirmedLiens(known).every(({ payOff }) => payOff)
