/** Base of what this package throws; everything else is a fault, or comes from whoever was asked. */
export abstract class PalmleafError extends Error {}
