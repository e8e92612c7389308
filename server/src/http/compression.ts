import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Answers of 1 KB and more, for those who take it. Quality 4 is the knee of brotli's curve: most of the gain for a
 * few milliseconds, spent on a thread of the pool. The smallest are done at once: less work than handing them over.
 */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  syncThreshold: 4096,
  customTypes: /^(application\/json|text\/)/,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
  // Bodies of requests are taken as they are.
  globalDecompression: false,
};
