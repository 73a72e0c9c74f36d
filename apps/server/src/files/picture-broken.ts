/** A picture that ends before its last row, or is none. */
export class PictureBroken extends Error {}
