/**
 * For how many days a comparison with the sanctions list counts for money that is sent. Nothing of a listed person may be dealt in from the moment of the
 * listing (31 CFR 501.404 and the programs of chapter V), and the list changes several times a month without notice: so it is days and not weeks. The
 * number is the house's own; it lets an approval of a Friday be paid on a Monday.
 */
export const SCREENED_WITHIN_DAYS = 3
