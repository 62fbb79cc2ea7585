// The files of the tables that some verbs need (core/verbs/tables), on the site and in rookery.html.

/** @type {Record<import('./rookery.js').TableName, string>} */
export const kTableFiles = { catalogue: 'catalogue.bin', digits: 'digits.bin', de: 'de.txt', fr: 'fr.txt' };
