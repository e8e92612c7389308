export { attachEngine, startEngine, type Engine, type EngineOptions } from './engine.ts';
export { EngineError } from './engine-error.ts';
export type { Advice } from './product.ts';
