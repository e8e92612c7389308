import{createRequire}from"node:module";import{Client,Pool}from"pg";var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __esmMin=(fn,res,err)=>()=>{if(err)throw err[0];try{return fn&&(res=fn(fn=0)),res}catch(e){throw err=[e],e}};var __commonJSMin=(cb,mod)=>()=>(mod||(cb((mod={exports:{}}).exports,mod,mod.exports),cb=null),mod.exports);var __exportAll=(all,no_symbols)=>{let target={};for(var name in all){__defProp(target,name,{get:all[name],enumerable:true})}if(!no_symbols){__defProp(target,Symbol.toStringTag,{value:`Module`})}return target};var __copyProps=(to,from,except,desc)=>{if(from&&typeof from===`object`||typeof from===`function`){for(var keys=__getOwnPropNames(from),i=0,n=keys.length,key;i<n;i++){key=keys[i];if(!__hasOwnProp.call(to,key)&&key!==except){__defProp(to,key,{get:(k=>from[k]).bind(null,key),enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable})}}}return to};var __toCommonJS=mod=>__hasOwnProp.call(mod,`module.exports`)?mod[`module.exports`]:__copyProps(__defProp({},`__esModule`,{value:true}),mod);var __require=/* #__PURE__ */ (()=>createRequire(import.meta.url))();var tslib_es6_exports=/* @__PURE__ */ __exportAll({__addDisposableResource:()=>__addDisposableResource,__assign:()=>__assign,__asyncDelegator:()=>__asyncDelegator,__asyncGenerator:()=>__asyncGenerator,__asyncValues:()=>__asyncValues,__await:()=>__await,__awaiter:()=>__awaiter,__classPrivateFieldGet:()=>__classPrivateFieldGet,__classPrivateFieldIn:()=>__classPrivateFieldIn,__classPrivateFieldSet:()=>__classPrivateFieldSet,__createBinding:()=>__createBinding,__decorate:()=>__decorate,__disposeResources:()=>__disposeResources,__esDecorate:()=>__esDecorate,__exportStar:()=>__exportStar,__extends:()=>__extends,__generator:()=>__generator,__importDefault:()=>__importDefault,__importStar:()=>__importStar,__makeTemplateObject:()=>__makeTemplateObject,__metadata:()=>__metadata,__param:()=>__param,__propKey:()=>__propKey,__read:()=>__read,__rest:()=>__rest,__rewriteRelativeImportExtension:()=>__rewriteRelativeImportExtension,__runInitializers:()=>__runInitializers,__setFunctionName:()=>__setFunctionName,__spread:()=>__spread,__spreadArray:()=>__spreadArray,__spreadArrays:()=>__spreadArrays,__values:()=>__values,default:()=>tslib_es6_default});function __extends(d,b){if(typeof b!==`function`&&b!==null)throw new TypeError(`Class extends value `+String(b)+` is not a constructor or null`);extendStatics(d,b);function __(){this.constructor=d}d.prototype=b===null?Object.create(b):(__.prototype=b.prototype,new __)}function __rest(s,e){var t={};for(var p in s)if(Object.prototype.hasOwnProperty.call(s,p)&&e.indexOf(p)<0)t[p]=s[p];if(s!=null&&typeof Object.getOwnPropertySymbols===`function`){for(var i=0,p=Object.getOwnPropertySymbols(s);i<p.length;i++)if(e.indexOf(p[i])<0&&Object.prototype.propertyIsEnumerable.call(s,p[i]))t[p[i]]=s[p[i]]}return t}function __decorate(decorators,target,key,desc){var c=arguments.length,r=c<3?target:desc===null?desc=Object.getOwnPropertyDescriptor(target,key):desc,d;if(typeof Reflect===`object`&&typeof Reflect.decorate===`function`)r=Reflect.decorate(decorators,target,key,desc);else for(var i=decorators.length-1;i>=0;i--)if(d=decorators[i])r=(c<3?d(r):c>3?d(target,key,r):d(target,key))||r;return c>3&&r&&Object.defineProperty(target,key,r),r}function __param(paramIndex,decorator){return function(target,key){decorator(target,key,paramIndex)}}function __esDecorate(ctor,descriptorIn,decorators,contextIn,initializers,extraInitializers){function accept(f){if(f!==void 0&&typeof f!==`function`)throw new TypeError(`Function expected`);return f}var kind=contextIn.kind,key=kind===`getter`?`get`:kind===`setter`?`set`:`value`;var target=!descriptorIn&&ctor?contextIn[`static`]?ctor:ctor.prototype:null;var descriptor=descriptorIn||(target?Object.getOwnPropertyDescriptor(target,contextIn.name):{});var _,done=false;for(var i=decorators.length-1;i>=0;i--){var context={};for(var p in contextIn)context[p]=p===`access`?{}:contextIn[p];for(var p in contextIn.access)context.access[p]=contextIn.access[p];context.addInitializer=function(f){if(done)throw new TypeError(`Cannot add initializers after decoration has completed`);extraInitializers.push(accept(f||null))};var result=(0,decorators[i])(kind===`accessor`?{get:descriptor.get,set:descriptor.set}:descriptor[key],context);if(kind===`accessor`){if(result===void 0)continue;if(result===null||typeof result!==`object`)throw new TypeError(`Object expected`);if(_=accept(result.get))descriptor.get=_;if(_=accept(result.set))descriptor.set=_;if(_=accept(result.init))initializers.unshift(_)}else if(_=accept(result)){if(kind===`field`)initializers.unshift(_);else descriptor[key]=_}}if(target)Object.defineProperty(target,contextIn.name,descriptor);done=true}function __runInitializers(thisArg,initializers,value){var useValue=arguments.length>2;for(var i=0;i<initializers.length;i++)value=useValue?initializers[i].call(thisArg,value):initializers[i].call(thisArg);return useValue?value:void 0}function __propKey(x){return typeof x===`symbol`?x:``.concat(x)}function __setFunctionName(f,name,prefix){if(typeof name===`symbol`)name=name.description?`[`.concat(name.description,`]`):``;return Object.defineProperty(f,"name",{configurable:true,value:prefix?``.concat(prefix,` `,name):name})}function __metadata(metadataKey,metadataValue){if(typeof Reflect===`object`&&typeof Reflect.metadata===`function`)return Reflect.metadata(metadataKey,metadataValue)}function __awaiter(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator[`throw`](value))}catch(e){reject(e)}}function step(result){result.done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})}function __generator(thisArg,body){var _={label:0,sent:function(){if(t[0]&1)throw t[1];return t[1]},trys:[],ops:[]},f,y,t,g=Object.create((typeof Iterator===`function`?Iterator:Object).prototype);return g.next=verb(0),g[`throw`]=verb(1),g[`return`]=verb(2),typeof Symbol===`function`&&(g[Symbol.iterator]=function(){return this}),g;function verb(n){return function(v){return step([n,v])}}function step(op){if(f)throw new TypeError(`Generator is already executing.`);while(g&&(g=0,op[0]&&(_=0)),_)try{if(f=1,y&&(t=op[0]&2?y[`return`]:op[0]?y[`throw`]||((t=y[`return`])&&t.call(y),0):y.next)&&!(t=t.call(y,op[1])).done)return t;if(y=0,t)op=[op[0]&2,t.value];switch(op[0]){case 0:case 1:t=op;break;case 4:_.label++;return{value:op[1],done:false};case 5:_.label++;y=op[1];op=[0];continue;case 7:op=_.ops.pop();_.trys.pop();continue;default:if(!(t=_.trys,t=t.length>0&&t[t.length-1])&&(op[0]===6||op[0]===2)){_=0;continue}if(op[0]===3&&(!t||op[1]>t[0]&&op[1]<t[3])){_.label=op[1];break}if(op[0]===6&&_.label<t[1]){_.label=t[1];t=op;break}if(t&&_.label<t[2]){_.label=t[2];_.ops.push(op);break}if(t[2])_.ops.pop();_.trys.pop();continue}op=body.call(thisArg,_)}catch(e){op=[6,e];y=0}finally{f=t=0}if(op[0]&5)throw op[1];return{value:op[0]?op[1]:void 0,done:true}}}function __exportStar(m,o){for(var p in m)if(p!=="default"&&!Object.prototype.hasOwnProperty.call(o,p))__createBinding(o,m,p)}function __values(o){var s=typeof Symbol===`function`&&Symbol.iterator,m=s&&o[s],i=0;if(m)return m.call(o);if(o&&typeof o.length===`number`)return{next:function(){if(o&&i>=o.length)o=void 0;return{value:o&&o[i++],done:!o}}};throw new TypeError(s?`Object is not iterable.`:`Symbol.iterator is not defined.`)}function __read(o,n){var m=typeof Symbol===`function`&&o[Symbol.iterator];if(!m)return o;var i=m.call(o),r,ar=[],e;try{while((n===void 0||n-->0)&&!(r=i.next()).done)ar.push(r.value)}catch(error){e={error}}finally{try{if(r&&!r.done&&(m=i[`return`]))m.call(i)}finally{if(e)throw e.error}}return ar}function __spread(){for(var ar=[],i=0;i<arguments.length;i++)ar=ar.concat(__read(arguments[i]));return ar}function __spreadArrays(){for(var s=0,i=0,il=arguments.length;i<il;i++)s+=arguments[i].length;for(var r=Array(s),k=0,i=0;i<il;i++)for(var a=arguments[i],j=0,jl=a.length;j<jl;j++,k++)r[k]=a[j];return r}function __spreadArray(to,from,pack){if(pack||arguments.length===2){for(var i=0,l=from.length,ar;i<l;i++)if(ar||!(i in from)){if(!ar)ar=Array.prototype.slice.call(from,0,i);ar[i]=from[i]}}return to.concat(ar||Array.prototype.slice.call(from))}function __await(v){return this instanceof __await?(this.v=v,this):new __await(v)}function __asyncGenerator(thisArg,_arguments,generator){if(!Symbol.asyncIterator)throw new TypeError(`Symbol.asyncIterator is not defined.`);var g=generator.apply(thisArg,_arguments||[]),i,q=[];return i=Object.create((typeof AsyncIterator===`function`?AsyncIterator:Object).prototype),verb(`next`),verb(`throw`),verb(`return`,awaitReturn),i[Symbol.asyncIterator]=function(){return this},i;function awaitReturn(f){return function(v){return Promise.resolve(v).then(f,reject)}}function verb(n,f){if(g[n]){i[n]=function(v){return new Promise(function(a,b){q.push([n,v,a,b])>1||resume(n,v)})};if(f)i[n]=f(i[n])}}function resume(n,v){try{step(g[n](v))}catch(e){settle(q[0][3],e)}}function step(r){r.value instanceof __await?Promise.resolve(r.value.v).then(fulfill,reject):settle(q[0][2],r)}function fulfill(value){resume(`next`,value)}function reject(value){resume(`throw`,value)}function settle(f,v){if(f(v),q.shift(),q.length)resume(q[0][0],q[0][1])}}function __asyncDelegator(o){var i={},p;return verb(`next`),verb(`throw`,function(e){throw e}),verb(`return`),i[Symbol.iterator]=function(){return this},i;function verb(n,f){i[n]=o[n]?function(v){return(p=!p)?{value:__await(o[n](v)),done:false}:f?f(v):v}:f}}function __asyncValues(o){if(!Symbol.asyncIterator)throw new TypeError(`Symbol.asyncIterator is not defined.`);var m=o[Symbol.asyncIterator],i;return m?m.call(o):(o=typeof __values===`function`?__values(o):o[Symbol.iterator](),i={},verb(`next`),verb(`throw`),verb(`return`),i[Symbol.asyncIterator]=function(){return this},i);function verb(n){i[n]=o[n]&&function(v){return new Promise(function(resolve,reject){v=o[n](v),settle(resolve,reject,v.done,v.value)})}}function settle(resolve,reject,d,v){Promise.resolve(v).then(function(v){resolve({value:v,done:d})},reject)}}function __makeTemplateObject(cooked,raw){if(Object.defineProperty)Object.defineProperty(cooked,"raw",{value:raw});else cooked.raw=raw;return cooked}function __importStar(mod){if(mod&&mod.__esModule)return mod;var result={};if(mod!=null){for(var k=ownKeys(mod),i=0;i<k.length;i++)if(k[i]!=="default")__createBinding(result,mod,k[i])}__setModuleDefault(result,mod);return result}function __importDefault(mod){return mod&&mod.__esModule?mod:{default:mod}}function __classPrivateFieldGet(receiver,state,kind,f){if(kind===`a`&&!f)throw new TypeError(`Private accessor was defined without a getter`);if(typeof state===`function`?receiver!==state||!f:!state.has(receiver))throw new TypeError(`Cannot read private member from an object whose class did not declare it`);return kind===`m`?f:kind===`a`?f.call(receiver):f?f.value:state.get(receiver)}function __classPrivateFieldSet(receiver,state,value,kind,f){if(kind===`m`)throw new TypeError(`Private method is not writable`);if(kind===`a`&&!f)throw new TypeError(`Private accessor was defined without a setter`);if(typeof state===`function`?receiver!==state||!f:!state.has(receiver))throw new TypeError(`Cannot write private member to an object whose class did not declare it`);return kind===`a`?f.call(receiver,value):f?f.value=value:state.set(receiver,value),value}function __classPrivateFieldIn(state,receiver){if(receiver===null||typeof receiver!==`object`&&typeof receiver!==`function`)throw new TypeError(`Cannot use 'in' operator on non-object`);return typeof state===`function`?receiver===state:state.has(receiver)}function __addDisposableResource(env,value,async){if(value!==null&&value!==void 0){if(typeof value!==`object`&&typeof value!==`function`)throw new TypeError(`Object expected.`);var dispose,inner;if(async){if(!Symbol.asyncDispose)throw new TypeError(`Symbol.asyncDispose is not defined.`);dispose=value[Symbol.asyncDispose]}if(dispose===void 0){if(!Symbol.dispose)throw new TypeError(`Symbol.dispose is not defined.`);dispose=value[Symbol.dispose];if(async)inner=dispose}if(typeof dispose!==`function`)throw new TypeError(`Object not disposable.`);if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}};env.stack.push({value,dispose,async})}else if(async)env.stack.push({async:true});return value}function __disposeResources(env){function fail(e){env.error=env.hasError?new _SuppressedError(e,env.error,`An error was suppressed during disposal.`):e;env.hasError=true}var r,s=0;function next(){while(r=env.stack.pop())try{if(!r.async&&s===1)return s=0,env.stack.push(r),Promise.resolve().then(next);if(r.dispose){var result=r.dispose.call(r.value);if(r.async)return s|=2,Promise.resolve(result).then(next,function(e){fail(e);return next()})}else s|=1}catch(e){fail(e)}if(s===1)return env.hasError?Promise.reject(env.error):Promise.resolve();if(env.hasError)throw env.error}return next()}function __rewriteRelativeImportExtension(path,preserveJsx,extraExtensions,ignoreCase){if(typeof path===`string`&&/^\.\.?\//.test(path)){if(extraExtensions)for(var extension in extraExtensions){var suffix=path.slice(-extension.length);if(suffix===extension||ignoreCase&&suffix.toLowerCase()===extension.toLowerCase()){var output=extraExtensions[extension];return output===extension?path:path.slice(0,-extension.length)+output}}return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i,function(m,tsx,d,ext,cm){return tsx?preserveJsx?`.jsx`:`.js`:d&&(!ext||!cm)?m:d+ext+`.`+cm.toLowerCase()+`js`})}return path}var extendStatics,__assign,__createBinding,__setModuleDefault,ownKeys,_SuppressedError,tslib_es6_default;var init_tslib_es6=__esmMin((()=>{extendStatics=function(d,b){extendStatics=Object.setPrototypeOf||{__proto__:[]}instanceof Array&&function(d,b){d.__proto__=b}||function(d,b){for(var p in b)if(Object.prototype.hasOwnProperty.call(b,p))d[p]=b[p]};return extendStatics(d,b)};__assign=function(){__assign=Object.assign||function __assign(t){for(var s,i=1,n=arguments.length;i<n;i++){s=arguments[i];for(var p in s)if(Object.prototype.hasOwnProperty.call(s,p))t[p]=s[p]}return t};return __assign.apply(this,arguments)};__createBinding=Object.create?(function(o,m,k,k2){if(k2===void 0)k2=k;var desc=Object.getOwnPropertyDescriptor(m,k);if(!desc||(`get`in desc?!m.__esModule:desc.writable||desc.configurable))desc={enumerable:true,get:function(){return m[k]}};Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){if(k2===void 0)k2=k;o[k2]=m[k]});__setModuleDefault=Object.create?(function(o,v){Object.defineProperty(o,"default",{enumerable:true,value:v})}):function(o,v){o[`default`]=v};ownKeys=function(o){ownKeys=Object.getOwnPropertyNames||function(o){var ar=[];for(var k in o)if(Object.prototype.hasOwnProperty.call(o,k))ar[ar.length]=k;return ar};return ownKeys(o)};_SuppressedError=typeof SuppressedError===`function`?SuppressedError:function(error,suppressed,message){var e=new Error(message);return e.name=`SuppressedError`,e.error=error,e.suppressed=suppressed,e};tslib_es6_default={__extends,__assign,__rest,__decorate,__param,__esDecorate,__runInitializers,__propKey,__setFunctionName,__metadata,__awaiter,__generator,__createBinding,__exportStar,__values,__read,__spread,__spreadArrays,__spreadArray,__await,__asyncGenerator,__asyncDelegator,__asyncValues,__makeTemplateObject,__importStar,__importDefault,__classPrivateFieldGet,__classPrivateFieldSet,__classPrivateFieldIn,__addDisposableResource,__disposeResources,__rewriteRelativeImportExtension}}));var require_unicode=/* @__PURE__ */ __commonJSMin(((exports,module)=>{module.exports.Space_Separator=/[\u1680\u2000-\u200A\u202F\u205F\u3000]/;module.exports.ID_Start=/[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u05D0-\u05EA\u05F0-\u05F2\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07CA-\u07EA\u07F4\u07F5\u07FA\u0800-\u0815\u081A\u0824\u0828\u0840-\u0858\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u0904-\u0939\u093D\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD\u09CE\u09DC\u09DD\u09DF-\u09E1\u09F0\u09F1\u09FC\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A59-\u0A5C\u0A5E\u0A72-\u0A74\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD\u0AD0\u0AE0\u0AE1\u0AF9\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B5C\u0B5D\u0B5F-\u0B61\u0B71\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BD0\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C58-\u0C5A\u0C60\u0C61\u0C80\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD\u0CDE\u0CE0\u0CE1\u0CF1\u0CF2\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0EDC-\u0EDF\u0F00\u0F40-\u0F47\u0F49-\u0F6C\u0F88-\u0F8C\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1711\u1720-\u1731\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17D7\u17DC\u1820-\u1877\u1880-\u1884\u1887-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1950-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u1A00-\u1A16\u1A20-\u1A54\u1AA7\u1B05-\u1B33\u1B45-\u1B4B\u1B83-\u1BA0\u1BAE\u1BAF\u1BBA-\u1BE5\u1C00-\u1C23\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1C88\u1CE9-\u1CEC\u1CEE-\u1CF1\u1CF5\u1CF6\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2E2F\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F\uA62A\uA62B\uA640-\uA66E\uA67F-\uA69D\uA6A0-\uA6EF\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822\uA840-\uA873\uA882-\uA8B3\uA8F2-\uA8F7\uA8FB\uA8FD\uA90A-\uA925\uA930-\uA946\uA960-\uA97C\uA984-\uA9B2\uA9CF\uA9E0-\uA9E4\uA9E6-\uA9EF\uA9FA-\uA9FE\uAA00-\uAA28\uAA40-\uAA42\uAA44-\uAA4B\uAA60-\uAA76\uAA7A\uAA7E-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAADD\uAAE0-\uAAEA\uAAF2-\uAAF4\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABE2\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDE80-\uDE9C\uDEA0-\uDED0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF75\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00\uDE10-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE4\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC03-\uDC37\uDC83-\uDCAF\uDCD0-\uDCE8\uDD03-\uDD26\uDD50-\uDD72\uDD76\uDD83-\uDDB2\uDDC1-\uDDC4\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE2B\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEDE\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3D\uDF50\uDF5D-\uDF61]|\uD805[\uDC00-\uDC34\uDC47-\uDC4A\uDC80-\uDCAF\uDCC4\uDCC5\uDCC7\uDD80-\uDDAE\uDDD8-\uDDDB\uDE00-\uDE2F\uDE44\uDE80-\uDEAA\uDF00-\uDF19]|\uD806[\uDCA0-\uDCDF\uDCFF\uDE00\uDE0B-\uDE32\uDE3A\uDE50\uDE5C-\uDE83\uDE86-\uDE89\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC2E\uDC40\uDC72-\uDC8F\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD30\uDD46]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDED0-\uDEED\uDF00-\uDF2F\uDF40-\uDF43\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50\uDF93-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB]|\uD83A[\uDC00-\uDCC4\uDD00-\uDD43]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]/;module.exports.ID_Continue=/[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0300-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u0483-\u0487\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u05D0-\u05EA\u05F0-\u05F2\u0610-\u061A\u0620-\u0669\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06FC\u06FF\u0710-\u074A\u074D-\u07B1\u07C0-\u07F5\u07FA\u0800-\u082D\u0840-\u085B\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u08D4-\u08E1\u08E3-\u0963\u0966-\u096F\u0971-\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4\u09C7\u09C8\u09CB-\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E3\u09E6-\u09F1\u09FC\u0A01-\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A75\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0\u0AE0-\u0AE3\u0AE6-\u0AEF\u0AF9-\u0AFF\u0B01-\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B56\u0B57\u0B5C\u0B5D\u0B5F-\u0B63\u0B66-\u0B6F\u0B71\u0B82\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BEF\u0C00-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C58-\u0C5A\u0C60-\u0C63\u0C66-\u0C6F\u0C80-\u0C83\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF\u0CF1\u0CF2\u0D00-\u0D03\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4E\u0D54-\u0D57\u0D5F-\u0D63\u0D66-\u0D6F\u0D7A-\u0D7F\u0D82\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2\u0DF3\u0E01-\u0E3A\u0E40-\u0E4E\u0E50-\u0E59\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB9\u0EBB-\u0EBD\u0EC0-\u0EC4\u0EC6\u0EC8-\u0ECD\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00\u0F18\u0F19\u0F20-\u0F29\u0F35\u0F37\u0F39\u0F3E-\u0F47\u0F49-\u0F6C\u0F71-\u0F84\u0F86-\u0F97\u0F99-\u0FBC\u0FC6\u1000-\u1049\u1050-\u109D\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u135D-\u135F\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1714\u1720-\u1734\u1740-\u1753\u1760-\u176C\u176E-\u1770\u1772\u1773\u1780-\u17D3\u17D7\u17DC\u17DD\u17E0-\u17E9\u180B-\u180D\u1810-\u1819\u1820-\u1877\u1880-\u18AA\u18B0-\u18F5\u1900-\u191E\u1920-\u192B\u1930-\u193B\u1946-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19D9\u1A00-\u1A1B\u1A20-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AA7\u1AB0-\u1ABD\u1B00-\u1B4B\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1BF3\u1C00-\u1C37\u1C40-\u1C49\u1C4D-\u1C7D\u1C80-\u1C88\u1CD0-\u1CD2\u1CD4-\u1CF9\u1D00-\u1DF9\u1DFB-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u203F\u2040\u2054\u2071\u207F\u2090-\u209C\u20D0-\u20DC\u20E1\u20E5-\u20F0\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D7F-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2DE0-\u2DFF\u2E2F\u3005-\u3007\u3021-\u302F\u3031-\u3035\u3038-\u303C\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA62B\uA640-\uA66F\uA674-\uA67D\uA67F-\uA6F1\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA827\uA840-\uA873\uA880-\uA8C5\uA8D0-\uA8D9\uA8E0-\uA8F7\uA8FB\uA8FD\uA900-\uA92D\uA930-\uA953\uA960-\uA97C\uA980-\uA9C0\uA9CF-\uA9D9\uA9E0-\uA9FE\uAA00-\uAA36\uAA40-\uAA4D\uAA50-\uAA59\uAA60-\uAA76\uAA7A-\uAAC2\uAADB-\uAADD\uAAE0-\uAAEF\uAAF2-\uAAF6\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABEA\uABEC\uABED\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE00-\uFE0F\uFE20-\uFE2F\uFE33\uFE34\uFE4D-\uFE4F\uFE70-\uFE74\uFE76-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF3F\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDDFD\uDE80-\uDE9C\uDEA0-\uDED0\uDEE0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF7A\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCA0-\uDCA9\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00-\uDE03\uDE05\uDE06\uDE0C-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE38-\uDE3A\uDE3F\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE6\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC00-\uDC46\uDC66-\uDC6F\uDC7F-\uDCBA\uDCD0-\uDCE8\uDCF0-\uDCF9\uDD00-\uDD34\uDD36-\uDD3F\uDD50-\uDD73\uDD76\uDD80-\uDDC4\uDDCA-\uDDCC\uDDD0-\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE37\uDE3E\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEEA\uDEF0-\uDEF9\uDF00-\uDF03\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3C-\uDF44\uDF47\uDF48\uDF4B-\uDF4D\uDF50\uDF57\uDF5D-\uDF63\uDF66-\uDF6C\uDF70-\uDF74]|\uD805[\uDC00-\uDC4A\uDC50-\uDC59\uDC80-\uDCC5\uDCC7\uDCD0-\uDCD9\uDD80-\uDDB5\uDDB8-\uDDC0\uDDD8-\uDDDD\uDE00-\uDE40\uDE44\uDE50-\uDE59\uDE80-\uDEB7\uDEC0-\uDEC9\uDF00-\uDF19\uDF1D-\uDF2B\uDF30-\uDF39]|\uD806[\uDCA0-\uDCE9\uDCFF\uDE00-\uDE3E\uDE47\uDE50-\uDE83\uDE86-\uDE99\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC36\uDC38-\uDC40\uDC50-\uDC59\uDC72-\uDC8F\uDC92-\uDCA7\uDCA9-\uDCB6\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD36\uDD3A\uDD3C\uDD3D\uDD3F-\uDD47\uDD50-\uDD59]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDE60-\uDE69\uDED0-\uDEED\uDEF0-\uDEF4\uDF00-\uDF36\uDF40-\uDF43\uDF50-\uDF59\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50-\uDF7E\uDF8F-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99\uDC9D\uDC9E]|\uD834[\uDD65-\uDD69\uDD6D-\uDD72\uDD7B-\uDD82\uDD85-\uDD8B\uDDAA-\uDDAD\uDE42-\uDE44]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB\uDFCE-\uDFFF]|\uD836[\uDE00-\uDE36\uDE3B-\uDE6C\uDE75\uDE84\uDE9B-\uDE9F\uDEA1-\uDEAF]|\uD838[\uDC00-\uDC06\uDC08-\uDC18\uDC1B-\uDC21\uDC23\uDC24\uDC26-\uDC2A]|\uD83A[\uDC00-\uDCC4\uDCD0-\uDCD6\uDD00-\uDD4A\uDD50-\uDD59]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]|\uDB40[\uDD00-\uDDEF]/}));var require_util=/* @__PURE__ */ __commonJSMin(((exports,module)=>{const unicode=require_unicode();module.exports={isSpaceSeparator(c){return typeof c===`string`&&unicode.Space_Separator.test(c)},isIdStartChar(c){return typeof c===`string`&&(c>=`a`&&c<=`z`||c>=`A`&&c<=`Z`||c===`$`||c===`_`||unicode.ID_Start.test(c))},isIdContinueChar(c){return typeof c===`string`&&(c>=`a`&&c<=`z`||c>=`A`&&c<=`Z`||c>=`0`&&c<=`9`||c===`$`||c===`_`||c===`‌`||c===`‍`||unicode.ID_Continue.test(c))},isDigit(c){return typeof c===`string`&&/[0-9]/.test(c)},isHexDigit(c){return typeof c===`string`&&/[0-9A-Fa-f]/.test(c)}}}));var require_parse=/* @__PURE__ */ __commonJSMin(((exports,module)=>{const util=require_util();let source;let parseState;let stack;let pos;let line;let column;let token;let key;let root;module.exports=function parse(text,reviver){source=String(text);parseState=`start`;stack=[];pos=0;line=1;column=0;token=void 0;key=void 0;root=void 0;do{token=lex();parseStates[parseState]()}while(token.type!==`eof`);if(typeof reviver===`function`)return internalize({"":root},``,reviver);return root};function internalize(holder,name,reviver){const value=holder[name];if(value!=null&&typeof value===`object`){if(Array.isArray(value))for(let i=0;i<value.length;i++){const key=String(i);const replacement=internalize(value,key,reviver);if(replacement===void 0)delete value[key];else Object.defineProperty(value,key,{value:replacement,writable:true,enumerable:true,configurable:true})}else for(const key in value){const replacement=internalize(value,key,reviver);if(replacement===void 0)delete value[key];else Object.defineProperty(value,key,{value:replacement,writable:true,enumerable:true,configurable:true})}}return reviver.call(holder,name,value)}let lexState;let buffer;let doubleQuote;let sign;let c;function lex(){lexState=`default`;buffer=``;doubleQuote=false;sign=1;for(;;){c=peek();const token=lexStates[lexState]();if(token)return token}}function peek(){if(source[pos])return String.fromCodePoint(source.codePointAt(pos))}function read(){const c=peek();if(c===`
`){line++;column=0}else if(c)column+=c.length;else column++;if(c)pos+=c.length;return c}const lexStates={default(){switch(c){case`	`:case`\v`:case`\f`:case` `:case`\xA0`:case`﻿`:case`
`:case`\r`:case`\u2028`:case`\u2029`:read();return;case`/`:read();lexState=`comment`;return;case void 0:read();return newToken(`eof`)}if(util.isSpaceSeparator(c)){read();return}return lexStates[parseState]()},comment(){switch(c){case`*`:read();lexState=`multiLineComment`;return;case`/`:read();lexState=`singleLineComment`;return}throw invalidChar(read())},multiLineComment(){switch(c){case`*`:read();lexState=`multiLineCommentAsterisk`;return;case void 0:throw invalidChar(read())}read()},multiLineCommentAsterisk(){switch(c){case`*`:read();return;case`/`:read();lexState=`default`;return;case void 0:throw invalidChar(read())}read();lexState=`multiLineComment`},singleLineComment(){switch(c){case`
`:case`\r`:case`\u2028`:case`\u2029`:read();lexState=`default`;return;case void 0:read();return newToken(`eof`)}read()},value(){switch(c){case`{`:case`[`:return newToken(`punctuator`,read());case`n`:read();literal(`ull`);return newToken(`null`,null);case`t`:read();literal(`rue`);return newToken(`boolean`,true);case`f`:read();literal(`alse`);return newToken(`boolean`,false);case`-`:case`+`:if(read()===`-`)sign=-1;lexState=`sign`;return;case`.`:buffer=read();lexState=`decimalPointLeading`;return;case`0`:buffer=read();lexState=`zero`;return;case`1`:case`2`:case`3`:case`4`:case`5`:case`6`:case`7`:case`8`:case`9`:buffer=read();lexState=`decimalInteger`;return;case`I`:read();literal(`nfinity`);return newToken(`numeric`,Infinity);case`N`:read();literal(`aN`);return newToken(`numeric`,NaN);case`"`:case`'`:doubleQuote=read()===`"`;buffer=``;lexState=`string`;return}throw invalidChar(read())},identifierNameStartEscape(){if(c!==`u`)throw invalidChar(read());read();const u=unicodeEscape();switch(u){case`$`:case`_`:break;default:if(!util.isIdStartChar(u))throw invalidIdentifier()}buffer+=u;lexState=`identifierName`},identifierName(){switch(c){case`$`:case`_`:case`‌`:case`‍`:buffer+=read();return;case`\\`:read();lexState=`identifierNameEscape`;return}if(util.isIdContinueChar(c)){buffer+=read();return}return newToken(`identifier`,buffer)},identifierNameEscape(){if(c!==`u`)throw invalidChar(read());read();const u=unicodeEscape();switch(u){case`$`:case`_`:case`‌`:case`‍`:break;default:if(!util.isIdContinueChar(u))throw invalidIdentifier()}buffer+=u;lexState=`identifierName`},sign(){switch(c){case`.`:buffer=read();lexState=`decimalPointLeading`;return;case`0`:buffer=read();lexState=`zero`;return;case`1`:case`2`:case`3`:case`4`:case`5`:case`6`:case`7`:case`8`:case`9`:buffer=read();lexState=`decimalInteger`;return;case`I`:read();literal(`nfinity`);return newToken(`numeric`,sign*Infinity);case`N`:read();literal(`aN`);return newToken(`numeric`,NaN)}throw invalidChar(read())},zero(){switch(c){case`.`:buffer+=read();lexState=`decimalPoint`;return;case`e`:case`E`:buffer+=read();lexState=`decimalExponent`;return;case`x`:case`X`:buffer+=read();lexState=`hexadecimal`;return}return newToken(`numeric`,sign*0)},decimalInteger(){switch(c){case`.`:buffer+=read();lexState=`decimalPoint`;return;case`e`:case`E`:buffer+=read();lexState=`decimalExponent`;return}if(util.isDigit(c)){buffer+=read();return}return newToken(`numeric`,sign*Number(buffer))},decimalPointLeading(){if(util.isDigit(c)){buffer+=read();lexState=`decimalFraction`;return}throw invalidChar(read())},decimalPoint(){switch(c){case`e`:case`E`:buffer+=read();lexState=`decimalExponent`;return}if(util.isDigit(c)){buffer+=read();lexState=`decimalFraction`;return}return newToken(`numeric`,sign*Number(buffer))},decimalFraction(){switch(c){case`e`:case`E`:buffer+=read();lexState=`decimalExponent`;return}if(util.isDigit(c)){buffer+=read();return}return newToken(`numeric`,sign*Number(buffer))},decimalExponent(){switch(c){case`+`:case`-`:buffer+=read();lexState=`decimalExponentSign`;return}if(util.isDigit(c)){buffer+=read();lexState=`decimalExponentInteger`;return}throw invalidChar(read())},decimalExponentSign(){if(util.isDigit(c)){buffer+=read();lexState=`decimalExponentInteger`;return}throw invalidChar(read())},decimalExponentInteger(){if(util.isDigit(c)){buffer+=read();return}return newToken(`numeric`,sign*Number(buffer))},hexadecimal(){if(util.isHexDigit(c)){buffer+=read();lexState=`hexadecimalInteger`;return}throw invalidChar(read())},hexadecimalInteger(){if(util.isHexDigit(c)){buffer+=read();return}return newToken(`numeric`,sign*Number(buffer))},string(){switch(c){case`\\`:read();buffer+=escape();return;case`"`:if(doubleQuote){read();return newToken(`string`,buffer)}buffer+=read();return;case`'`:if(!doubleQuote){read();return newToken(`string`,buffer)}buffer+=read();return;case`
`:case`\r`:throw invalidChar(read());case`\u2028`:case`\u2029`:separatorChar(c);break;case void 0:throw invalidChar(read())}buffer+=read()},start(){switch(c){case`{`:case`[`:return newToken(`punctuator`,read())}lexState=`value`},beforePropertyName(){switch(c){case`$`:case`_`:buffer=read();lexState=`identifierName`;return;case`\\`:read();lexState=`identifierNameStartEscape`;return;case`}`:return newToken(`punctuator`,read());case`"`:case`'`:doubleQuote=read()===`"`;lexState=`string`;return}if(util.isIdStartChar(c)){buffer+=read();lexState=`identifierName`;return}throw invalidChar(read())},afterPropertyName(){if(c===`:`)return newToken(`punctuator`,read());throw invalidChar(read())},beforePropertyValue(){lexState=`value`},afterPropertyValue(){switch(c){case`,`:case`}`:return newToken(`punctuator`,read())}throw invalidChar(read())},beforeArrayValue(){if(c===`]`)return newToken(`punctuator`,read());lexState=`value`},afterArrayValue(){switch(c){case`,`:case`]`:return newToken(`punctuator`,read())}throw invalidChar(read())},end(){throw invalidChar(read())}};function newToken(type,value){return{type,value,line,column}}function literal(s){for(const c of s){if(peek()!==c)throw invalidChar(read());read()}}function escape(){switch(peek()){case`b`:read();return`\b`;case`f`:read();return`\f`;case`n`:read();return`
`;case`r`:read();return`\r`;case`t`:read();return`	`;case`v`:read();return`\v`;case`0`:read();if(util.isDigit(peek()))throw invalidChar(read());return`\0`;case`x`:read();return hexEscape();case`u`:read();return unicodeEscape();case`
`:case`\u2028`:case`\u2029`:read();return``;case`\r`:read();if(peek()===`
`)read();return``;case`1`:case`2`:case`3`:case`4`:case`5`:case`6`:case`7`:case`8`:case`9`:throw invalidChar(read());case void 0:throw invalidChar(read())}return read()}function hexEscape(){let buffer=``;let c=peek();if(!util.isHexDigit(c))throw invalidChar(read());buffer+=read();c=peek();if(!util.isHexDigit(c))throw invalidChar(read());buffer+=read();return String.fromCodePoint(parseInt(buffer,16))}function unicodeEscape(){let buffer=``;let count=4;while(count-->0){const c=peek();if(!util.isHexDigit(c))throw invalidChar(read());buffer+=read()}return String.fromCodePoint(parseInt(buffer,16))}const parseStates={start(){if(token.type===`eof`)throw invalidEOF();push()},beforePropertyName(){switch(token.type){case`identifier`:case`string`:key=token.value;parseState=`afterPropertyName`;return;case`punctuator`:pop();return;case`eof`:throw invalidEOF()}},afterPropertyName(){if(token.type===`eof`)throw invalidEOF();parseState=`beforePropertyValue`},beforePropertyValue(){if(token.type===`eof`)throw invalidEOF();push()},beforeArrayValue(){if(token.type===`eof`)throw invalidEOF();if(token.type===`punctuator`&&token.value===`]`){pop();return}push()},afterPropertyValue(){if(token.type===`eof`)throw invalidEOF();switch(token.value){case`,`:parseState=`beforePropertyName`;return;case`}`:pop()}},afterArrayValue(){if(token.type===`eof`)throw invalidEOF();switch(token.value){case`,`:parseState=`beforeArrayValue`;return;case`]`:pop()}},end(){}};function push(){let value;switch(token.type){case`punctuator`:switch(token.value){case`{`:value={};break;case`[`:value=[]}break;case`null`:case`boolean`:case`numeric`:case`string`:value=token.value}if(root===void 0)root=value;else{const parent=stack[stack.length-1];if(Array.isArray(parent))parent.push(value);else Object.defineProperty(parent,key,{value,writable:true,enumerable:true,configurable:true})}if(value!==null&&typeof value===`object`){stack.push(value);if(Array.isArray(value))parseState=`beforeArrayValue`;else parseState=`beforePropertyName`}else{const current=stack[stack.length-1];if(current==null)parseState=`end`;else if(Array.isArray(current))parseState=`afterArrayValue`;else parseState=`afterPropertyValue`}}function pop(){stack.pop();const current=stack[stack.length-1];if(current==null)parseState=`end`;else if(Array.isArray(current))parseState=`afterArrayValue`;else parseState=`afterPropertyValue`}function invalidChar(c){if(c===void 0)return syntaxError(`JSON5: invalid end of input at ${line}:${column}`);return syntaxError(`JSON5: invalid character '${formatChar(c)}' at ${line}:${column}`)}function invalidEOF(){return syntaxError(`JSON5: invalid end of input at ${line}:${column}`)}function invalidIdentifier(){column-=5;return syntaxError(`JSON5: invalid identifier character at ${line}:${column}`)}function separatorChar(c){console.warn(`JSON5: '${formatChar(c)}' in strings is not valid ECMAScript; consider escaping`)}function formatChar(c){const replacements={"'":`\\'`,'"':`\\"`,"\\":`\\\\`,"\b":`\\b`,"\f":`\\f`,"\n":`\\n`,"\r":`\\r`,"	":`\\t`,"\v":`\\v`,"\0":`\\0`,"\u2028":`\\u2028`,"\u2029":`\\u2029`};if(replacements[c])return replacements[c];if(c<` `){const hexString=c.charCodeAt(0).toString(16);return`\\x`+(`00`+hexString).substring(hexString.length)}return c}function syntaxError(message){const err=new SyntaxError(message);err.lineNumber=line;err.columnNumber=column;return err}}));var require_stringify=/* @__PURE__ */ __commonJSMin(((exports,module)=>{const util=require_util();module.exports=function stringify(value,replacer,space){const stack=[];let indent=``;let propertyList;let replacerFunc;let gap=``;let quote;if(replacer!=null&&typeof replacer===`object`&&!Array.isArray(replacer)){space=replacer.space;quote=replacer.quote;replacer=replacer.replacer}if(typeof replacer===`function`)replacerFunc=replacer;else if(Array.isArray(replacer)){propertyList=[];for(const v of replacer){let item;if(typeof v===`string`)item=v;else if(typeof v===`number`||v instanceof String||v instanceof Number)item=String(v);if(item!==void 0&&propertyList.indexOf(item)<0)propertyList.push(item)}}if(space instanceof Number)space=Number(space);else if(space instanceof String)space=String(space);if(typeof space===`number`){if(space>0){space=Math.min(10,Math.floor(space));gap=`          `.substr(0,space)}}else if(typeof space===`string`)gap=space.substr(0,10);return serializeProperty(``,{"":value});function serializeProperty(key,holder){let value=holder[key];if(value!=null){if(typeof value.toJSON5===`function`)value=value.toJSON5(key);else if(typeof value.toJSON===`function`)value=value.toJSON(key)}if(replacerFunc)value=replacerFunc.call(holder,key,value);if(value instanceof Number)value=Number(value);else if(value instanceof String)value=String(value);else if(value instanceof Boolean)value=value.valueOf();switch(value){case null:return`null`;case true:return`true`;case false:return`false`}if(typeof value===`string`)return quoteString(value,false);if(typeof value===`number`)return String(value);if(typeof value===`object`)return Array.isArray(value)?serializeArray(value):serializeObject(value)}function quoteString(value){const quotes={"'":.1,'"':.2};const replacements={"'":`\\'`,'"':`\\"`,"\\":`\\\\`,"\b":`\\b`,"\f":`\\f`,"\n":`\\n`,"\r":`\\r`,"	":`\\t`,"\v":`\\v`,"\0":`\\0`,"\u2028":`\\u2028`,"\u2029":`\\u2029`};let product=``;for(let i=0;i<value.length;i++){const c=value[i];switch(c){case`'`:case`"`:quotes[c]++;product+=c;continue;case`\0`:if(util.isDigit(value[i+1])){product+=`\\x00`;continue}}if(replacements[c]){product+=replacements[c];continue}if(c<` `){let hexString=c.charCodeAt(0).toString(16);product+=`\\x`+(`00`+hexString).substring(hexString.length);continue}product+=c}const quoteChar=quote||Object.keys(quotes).reduce((a,b)=>quotes[a]<quotes[b]?a:b);product=product.replace(new RegExp(quoteChar,`g`),replacements[quoteChar]);return quoteChar+product+quoteChar}function serializeObject(value){if(stack.indexOf(value)>=0)throw TypeError(`Converting circular structure to JSON5`);stack.push(value);let stepback=indent;indent=indent+gap;let keys=propertyList||Object.keys(value);let partial=[];for(const key of keys){const propertyString=serializeProperty(key,value);if(propertyString!==void 0){let member=serializeKey(key)+`:`;if(gap!==``)member+=` `;member+=propertyString;partial.push(member)}}let final;if(partial.length===0)final=`{}`;else{let properties;if(gap===``){properties=partial.join(`,`);final=`{`+properties+`}`}else{let separator=`,
`+indent;properties=partial.join(separator);final=`{
`+indent+properties+`,
`+stepback+`}`}}stack.pop();indent=stepback;return final}function serializeKey(key){if(key.length===0)return quoteString(key,true);const firstChar=String.fromCodePoint(key.codePointAt(0));if(!util.isIdStartChar(firstChar))return quoteString(key,true);for(let i=firstChar.length;i<key.length;i++)if(!util.isIdContinueChar(String.fromCodePoint(key.codePointAt(i))))return quoteString(key,true);return key}function serializeArray(value){if(stack.indexOf(value)>=0)throw TypeError(`Converting circular structure to JSON5`);stack.push(value);let stepback=indent;indent=indent+gap;let partial=[];for(let i=0;i<value.length;i++){const propertyString=serializeProperty(String(i),value);partial.push(propertyString!==void 0?propertyString:`null`)}let final;if(partial.length===0)final=`[]`;else if(gap===``)final=`[`+partial.join(`,`)+`]`;else{let separator=`,
`+indent;let properties=partial.join(separator);final=`[
`+indent+properties+`,
`+stepback+`]`}stack.pop();indent=stepback;return final}}}));var require_lib$1=/* @__PURE__ */ __commonJSMin(((exports,module)=>{const JSON5={parse:require_parse(),stringify:require_stringify()};module.exports=JSON5}));var require_cronConstants=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.PERIOD_DURATIONS=exports.TIMEPHRASE_PART=exports.CRONTAB_OPTIONS_PRIORITY=exports.CRONTAB_OPTIONS_JOB_KEY_MODE=exports.CRONTAB_OPTIONS_JOB_KEY=exports.CRONTAB_OPTIONS_QUEUE=exports.CRONTAB_OPTIONS_MAX=exports.CRONTAB_OPTIONS_BACKFILL=exports.CRONTAB_OPTIONS_ID=exports.CRONTAB_COMMAND=exports.CRONTAB_WILDCARD=exports.CRONTAB_RANGE=exports.CRONTAB_NUMBER=exports.CRONTAB_TIME_PARTS=exports.CRONTAB_LINE_PARTS=exports.WEEK=exports.DAY=exports.HOUR=exports.MINUTE=exports.SECOND=void 0;exports.SECOND=1e3;exports.MINUTE=60*exports.SECOND;exports.HOUR=60*exports.MINUTE;exports.DAY=24*exports.HOUR;exports.WEEK=7*exports.DAY;exports.CRONTAB_LINE_PARTS=/^([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)\s+(.*)$/;exports.CRONTAB_TIME_PARTS=/^([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)\s+([0-9*/,-]+)$/;exports.CRONTAB_NUMBER=/^([0-9]+)$/;exports.CRONTAB_RANGE=/^([0-9]+)-([0-9]+)$/;exports.CRONTAB_WILDCARD=/^\*(?:\/([0-9]+))?$/;exports.CRONTAB_COMMAND=/^([_a-zA-Z][_a-zA-Z0-9:/_-]*)(?:\s+\?([^\s]+))?(?:\s+(\{.*\}))?$/;exports.CRONTAB_OPTIONS_ID=/^([_a-zA-Z][-_a-zA-Z0-9]*)$/;exports.CRONTAB_OPTIONS_BACKFILL=/^((?:[0-9]+[smhdw])+)$/;exports.CRONTAB_OPTIONS_MAX=/^([0-9]+)$/;exports.CRONTAB_OPTIONS_QUEUE=/^([-a-zA-Z0-9_:]+)$/;exports.CRONTAB_OPTIONS_JOB_KEY=/^(.*)$/;exports.CRONTAB_OPTIONS_JOB_KEY_MODE=/^(replace|preserve_run_at)$/;exports.CRONTAB_OPTIONS_PRIORITY=/^(-?[0-9]+)$/;exports.TIMEPHRASE_PART=/^([0-9]+)([smhdw])/;exports.PERIOD_DURATIONS={s:exports.SECOND,m:exports.MINUTE,h:exports.HOUR,d:exports.DAY,w:exports.WEEK}}));var require_cronMatcher=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.createCronMatcher=exports.createCronMatcherFromRanges=exports.parseCronRangeString=void 0;const cronConstants_1=require_cronConstants();function cronItemMatches(cronItem,digest){const{min,hour,date,month,dow}=digest;if(cronItem.minutes.includes(min)&&cronItem.hours.includes(hour)&&cronItem.months.includes(month)){const dateIsExclusionary=cronItem.dates.length!==31;const dowIsExclusionary=cronItem.dows.length!==7;if(dateIsExclusionary&&dowIsExclusionary)return cronItem.dates.includes(date)||cronItem.dows.includes(dow);else if(dateIsExclusionary)return cronItem.dates.includes(date);else if(dowIsExclusionary)return cronItem.dows.includes(dow);else return true}return false}const parseCrontabRange=(locationForError,range,min,max,wrap=false)=>{const parts=range.split(`,`);const numbers=[];function add(number){const wrappedNumber=wrap&&number===max+1?min:number;if(wrappedNumber>max)throw new Error(`Too large value '${number}' in ${locationForError}: expected values in the range ${min}-${max}.`);else if(wrappedNumber<min)throw new Error(`Too small value '${number}' in ${locationForError}: expected values in the range ${min}-${max}.`);else numbers.push(wrappedNumber)}for(const part of parts){{const matches=cronConstants_1.CRONTAB_NUMBER.exec(part);if(matches){add(parseInt(matches[1],10));continue}}{const matches=cronConstants_1.CRONTAB_RANGE.exec(part);if(matches){const a=parseInt(matches[1],10);const b=parseInt(matches[2],10);if(b<=a)throw new Error(`Invalid range '${part}' in ${locationForError}: destination is not larger than source`);for(let i=a;i<=b;i++)add(i);continue}}{const matches=cronConstants_1.CRONTAB_WILDCARD.exec(part);if(matches){const divisor=matches[1]?parseInt(matches[1],10):1;if(divisor>=1)for(let i=min;i<=max;i+=divisor)numbers.push(i);else throw new Error(`Invalid wildcard expression '${part}' in ${locationForError}: divisor '${matches[1]}' expected to be greater than zero`);continue}}throw new Error(`Unsupported syntax '${part}' in ${locationForError}: this doesn't appear to be a number, range or wildcard`)}numbers.sort((a,b)=>a-b);return numbers.filter((currentNumber,idx)=>idx===0||numbers[idx-1]!==currentNumber)};function parseCrontabRanges(matches,source){return{minutes:parseCrontabRange(`minutes range in ${source}`,matches[1],0,59),hours:parseCrontabRange(`hours range in ${source}`,matches[2],0,23),dates:parseCrontabRange(`dates range in ${source}`,matches[3],1,31),months:parseCrontabRange(`months range in ${source}`,matches[4],1,12),dows:parseCrontabRange(`days of week range in ${source}`,matches[5],0,6,true)}}const parseCronRangeString=(pattern,source)=>{const matches=cronConstants_1.CRONTAB_TIME_PARTS.exec(pattern);if(!matches)throw new Error(`Invalid cron pattern '${pattern}' in ${source}`);return parseCrontabRanges(matches,source)};exports.parseCronRangeString=parseCronRangeString;const createCronMatcherFromRanges=(matches,source)=>{const parsedCronMatch=parseCrontabRanges(matches,source);const matcher=digest=>cronItemMatches(parsedCronMatch,digest);Object.assign(matcher,{parsedCronMatch});return matcher};exports.createCronMatcherFromRanges=createCronMatcherFromRanges;const createCronMatcher=(pattern,source)=>{const matches=cronConstants_1.CRONTAB_TIME_PARTS.exec(pattern);if(!matches)throw new Error(`Invalid cron pattern '${pattern}' in ${source}`);return(0,exports.createCronMatcherFromRanges)(matches,source)};exports.createCronMatcher=createCronMatcher}));var require_interfaces$1=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.LocalQueueModes=exports.$$isParsed=exports.isValidTask=void 0;function isValidTask(fn){if(typeof fn===`function`)return true;return false}exports.isValidTask=isValidTask;exports.$$isParsed=Symbol(`isParsed`);exports.LocalQueueModes={STARTING:`STARTING`,POLLING:`POLLING`,WAITING:`WAITING`,TTL_EXPIRED:`TTL_EXPIRED`,RELEASED:`RELEASED`}}));var require_interfaces=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true})}));var require_sort=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.sortWithBeforeAfterProvides=sortWithBeforeAfterProvides;function sortWithBeforeAfterProvides(rawList,idKey){const list=rawList.map(thing=>{const before=[...thing.before??[]];const after=[...thing.after??[]];const provides=[...thing.provides??[]];if(!provides.includes(thing[idKey]))provides.push(thing[idKey]);return{thing,before,after,provides}});const validProvides=/* @__PURE__ */ new Set;for(const{provides}of list)for(const provide of provides)validProvides.add(provide);for(const{after,before}of list)for(const val of[...after,...before])if(!validProvides.has(val)){list.push({thing:Symbol(val),before:[],after:[],provides:[val]});validProvides.add(val)}for(const{thing,before}of list){if(typeof thing===`symbol`)continue;const{[idKey]:id}=thing;if(before.length){const previousBefore=before.splice(0,before.length);for(const{thing:otherThing,provides:otherProvides,after:otherAfter}of list)if(otherThing!==thing&&previousBefore.some(beforeValue=>otherProvides.includes(beforeValue)))otherAfter.push(id)}}const final=[];const remaining=[...list];for(let loops=0;loops<1e4;loops++){let changes=0;if(remaining.length===0)break;for(let i=0;i<remaining.length;i++){const listEntry=remaining[i];if(!listEntry)continue;const{thing,after}=listEntry;if(!remaining.some(({thing:otherThing,provides:otherProvides})=>otherThing!==thing&&otherProvides.some(otherHookProvide=>after.includes(otherHookProvide)))){changes++;remaining.splice(i,1);if(typeof thing!==`symbol`)final.push(thing);i--}}if(changes===0)throw new Error(`Infinite loop in dependencies detected; remaining items:\n  ${remaining.map(r=>`${typeof r.thing===`symbol`?`FakeProvider<${r.thing.description}>`:r.thing[idKey]} (after: ${r.after}; provides: ${r.provides})`).join(`
  `)}`)}if(final.length!==rawList.length)throw new Error(`Expected the same number of list entries after sorting (${final.length} != ${rawList.length})`);return final}}));var require_functionality=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.orderedApply=orderedApply;const sort_js_1=require_sort();const isCallbackDescriptor=v=>typeof v!==`function`;const isCallback=v=>typeof v===`function`;function isArray(arg){return Array.isArray(arg)}function orderedApply(plugins,functionalityRetriever,applyCallback){const allFunctionalities=Object.create(null);let uid=0;if(plugins)for(const plugin of plugins){const hooks=functionalityRetriever(plugin);if(!hooks)continue;const keys=Object.keys(hooks);for(const key of keys){const value=hooks[key];if(!value)continue;const hookList=isArray(value)?value:[value];for(const hookSpecRaw of hookList){const callback=isCallback(hookSpecRaw)?hookSpecRaw:hookSpecRaw.callback;const{provides,before,after}=isCallbackDescriptor(hookSpecRaw)?hookSpecRaw:{};if(!allFunctionalities[key])allFunctionalities[key]=[];const id=String(uid++);allFunctionalities[key].push({id,plugin,callback,provides:[...provides||[],id,plugin.name],before:before||[],after:after||[]})}}}for(const functionalityName in allFunctionalities){const functionalities=allFunctionalities[functionalityName];if(!functionalities)continue;const final=(0,sort_js_1.sortWithBeforeAfterProvides)(functionalities,`id`);for(const functionality of final)applyCallback(functionalityName,functionality.callback,functionality.plugin)}}}));var require_hooks=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.applyHooks=exports.AsyncHooks=void 0;const functionality_js_1=require_functionality();const isDev=typeof process!==`undefined`&&process.env.GRAPHILE_ENV===`development`;var AsyncHooks=class{constructor(){this.callbacks=Object.create(null)}hook(event,fn){this.callbacks[event]=this.callbacks[event]||[];this.callbacks[event].push(fn)}process(hookName,...args){const callbacks=this.callbacks[hookName];if(!callbacks)return;const l=callbacks.length;let chain=void 0;for(let i=0;i<l;i++){const callback=callbacks[i];if(chain!==void 0)chain=chain.then(()=>callback.apply(null,args));else{const result=callback.apply(null,args);if(result!=null){if(isDev&&typeof result.then!==`function`)throw new Error(`Hook '${hookName}' returned invalid value of type ${typeof result} - must be 'undefined' or a Promise/PromiseLike.`);chain=result}}}return chain}};exports.AsyncHooks=AsyncHooks;exports.applyHooks=functionality_js_1.orderedApply}));var require_utils=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.isPromiseLike=isPromiseLike;function isPromiseLike(value){return typeof value===`object`&&value!==null&&typeof value.then===`function`}}));var require_middleware=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.Middleware=void 0;const utils_js_1=require_utils();var Middleware=class{constructor(){this.middleware=Object.create(null)}register(activityName,fn){const list=this.middleware[activityName];if(list!==void 0)list.push(fn);else this.middleware[activityName]=[fn]}run(activityName,arg,activity){const middleware=this.middleware[activityName];if(middleware===void 0)return activity(arg);return executeMiddleware(activityName,true,middleware,activity,arg,0,middleware.length-1)}runSync(activityName,arg,activity){const middleware=this.middleware[activityName];if(middleware===void 0)return activity(arg);return executeMiddleware(activityName,false,middleware,activity,arg,0,middleware.length-1)}};exports.Middleware=Middleware;function executeMiddleware(activityName,allowAsync,middlewareList,activity,arg,idx,maxIdx){const next=makeNext(idx===maxIdx?()=>activity(arg):()=>executeMiddleware(activityName,allowAsync,middlewareList,activity,arg,idx+1,maxIdx));const middleware=middlewareList[idx];const result=middleware(next,arg);if(!allowAsync&&(0,utils_js_1.isPromiseLike)(result))throw new Error(`'${String(activityName)}' is a synchronous activity, all middleware must be synchronous but the middleware at index ${idx} returned a promise.`);return result}function makeNext(fn){let called=false;const next=fn;next.callback=callback=>{if(called)throw new Error(`next() was already called; don't call it twice!`);called=true;let result;try{result=fn()}catch(error){return callback(error,void 0)}if((0,utils_js_1.isPromiseLike)(result))return result.then(result=>callback(null,result),callback);else return callback(null,result)};return next}}));var require_resolvePresets=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.isResolvedPreset=isResolvedPreset;exports.resolvePresets=resolvePresets;exports.resolvePreset=resolvePreset;require_interfaces();const sort_js_1=require_sort();const PROBABLY_A_PLUGIN_NOT_A_PRESET_KEYS=[`name`,`experimental`,`provides`,`before`,`after`,`appendPlugins`,`prependPlugins`,`skipPlugins`];const PROBABLY_A_PRESET_NOT_A_PLUGIN_KEYS=[`plugins`,`disablePlugins`,`extends`];let inspect;try{inspect=__require(`util`).inspect;if(typeof inspect!==`function`)throw new Error(`Failed to load inspect`)}catch{inspect=obj=>{return Array.isArray(obj)||!obj||Object.getPrototypeOf(obj)===null||Object.getPrototypeOf(obj)===Object.prototype?JSON.stringify(obj):String(obj)}}function isResolvedPreset(preset){if(preset.extends!=null)return false;if(!preset.plugins)return false;if(!preset.disablePlugins)return false;if(typeof preset.lib!==`object`||preset.lib===null)return false;const seenPlugins=/* @__PURE__ */ new Map;for(const plugin of preset.plugins){if(preset.disablePlugins.includes(plugin.name))return false;if(seenPlugins.has(plugin.name))return false;else seenPlugins.set(plugin.name,plugin)}return true}function resolvePresets(presets){if(presets.length===1)return resolvePreset(presets[0]);else return resolvePreset({extends:presets})}function resolvePreset(preset){if(preset&&isResolvedPreset(preset))return preset;const seenPlugins=/* @__PURE__ */ new Map;const resolvedPreset=resolvePresetsInternal([preset],seenPlugins,0);const disabledButNotSeen=resolvedPreset.disablePlugins?.filter(n=>!seenPlugins.has(n));if(disabledButNotSeen?.length)console.warn(`One or more of the plugin(s) entered in your preset's 'disablePlugins' list was never seen - perhaps you have misspelled them?\n${disabledButNotSeen.map(p=>`  - ${p}`).join(`
`)}\nThe list of know plugins is:\n  ${[...seenPlugins.keys()].join(`, `)??`-`}`);return resolvedPreset}function resolvePresetsInternal(presets,seenPlugins,depth){const finalPreset=blankResolvedPreset();for(const preset of presets){if(isResolvedPreset(preset)&&preset.disablePlugins){for(const p of preset.disablePlugins)if(!seenPlugins.has(p))seenPlugins.set(p,null)}mergePreset(finalPreset,resolvePresetInternal(preset,seenPlugins,depth+1),seenPlugins,depth)}if(finalPreset.plugins)finalPreset.plugins=(0,sort_js_1.sortWithBeforeAfterProvides)(finalPreset.plugins,`name`);return finalPreset}function isGraphileConfigPreset(foo){if(typeof foo!==`object`||foo===null)return false;const prototype=Object.getPrototypeOf(foo);if(prototype===null||prototype===Object.prototype)return true;if(String(foo)===`[object Object]`)return true;return false}function assertPlugin(plugin){if(typeof plugin!==`object`||plugin==null)throw new Error(`Expected plugin, but found '${inspect(plugin)}'`);const proto=Object.getPrototypeOf(plugin);if(proto!==Object.prototype&&proto!==null)throw new Error(`Expected plugin to be a plain object, but found '${inspect(plugin)}'`);if(typeof plugin.name!==`string`)throw new Error(`Expected plugin to have a string 'name'; found ${inspect(plugin.name)} (${inspect(plugin)})`);if(plugin.version!=null&&typeof plugin.version!==`string`)throw new Error(`Expected plugin '${plugin.name}' to have a string 'version'; found ${inspect(plugin.version)}`);const forbiddenKeys=Object.keys(plugin).filter(isForbiddenPluginKey);if(forbiddenKeys.length)throw new Error(`Expected a GraphileConfig plugin, but found an object with forbidden keys (e.g. keys starting with a capital letter, or a 'default' key). This typically indicates an issue with ESM compatibility or import method, for example doing \`import MyPlugin from 'my-plugin'\` instead of \`import { MyPlugin } from 'my-plugin'\` or vice versa. Forbidden keys: '${forbiddenKeys.join(`', '`)}', full value: '${inspect(plugin)}'`);for(const forbiddenKey of PROBABLY_A_PRESET_NOT_A_PLUGIN_KEYS)if(plugin[forbiddenKey])throw new Error(`Plugin '${plugin.name}' has '${forbiddenKey}' property which suggests it is a preset rather than a plugin. If it is indeed a preset you should add it to your preset via 'extends' rather than 'plugins'.`)}function isForbiddenPresetKey(key){return/^[A-Z_]/.test(key)||key==="default"}function isForbiddenPluginKey(key){return/^[A-Z_]/.test(key)||key==="default"}function resolvePresetInternal(preset,seenPlugins,depth){if(!isGraphileConfigPreset(preset))throw new Error(`Expected a GraphileConfig preset (a plain JS object), but found '${inspect(preset)}'`);const forbiddenKeys=Object.keys(preset).filter(isForbiddenPresetKey);if(forbiddenKeys.length)throw new Error(`Expected a GraphileConfig preset, but found an object with forbidden keys (e.g. keys starting with a capital letter, or a 'default' key). This typically indicates an issue with ESM compatibility or import method, for example doing \`import MyPreset from 'my-preset'\` instead of \`import { MyPreset } from 'my-preset'\` or vice versa. Forbidden keys: '${forbiddenKeys.join(`', '`)}', full value: '${inspect(preset)}'`);try{for(const forbiddenKey of PROBABLY_A_PLUGIN_NOT_A_PRESET_KEYS)if(preset[forbiddenKey])throw new Error(`Preset has '${forbiddenKey}' property which suggests it is a plugin rather than a preset. If it is indeed a plugin you should add it to your preset via 'plugins' rather than 'extends'.`)}catch(e){throw new Error(`Error occurred when resolving preset:\n  ${String(e).replace(/\n/g,`
  `)}\nPreset: ${inspect(preset)}`)}const{extends:presets=[],...rest}=preset;const basePreset=resolvePresetsInternal(presets,seenPlugins,depth+1);try{mergePreset(basePreset,rest,seenPlugins,depth);return basePreset}catch(e){throw new Error(`Error occurred when resolving preset:\n  ${String(e).replace(/\n/g,`
  `)}\nPreset: ${inspect(preset)}`)}}function mergePreset(targetPreset,sourcePreset,seenPlugins,_depth){const sourcePluginNames=[];if(sourcePreset.plugins)for(const plugin of sourcePreset.plugins){assertPlugin(plugin);const existing=seenPlugins.get(plugin.name);if(existing&&existing!==plugin)throw new Error(`Two different plugins have been registered with the same name '${existing.name}'; this is likely an issue where you are using the same preset or plugin factory function more than once, though it could also be caused by duplicate dependencies in your 'node_modules' folder.`);seenPlugins.set(plugin.name,plugin);sourcePluginNames.push(plugin.name)}if(targetPreset.extends!=null)throw new Error(`First argument to mergePreset must be a resolved preset`);const addedAndDisabled=sourcePreset.disablePlugins?sourcePluginNames.filter(addedPluginName=>sourcePreset.disablePlugins.includes(addedPluginName)):[];if(addedAndDisabled.length>0)throw new Error(`A preset may not both add a plugin and disable that same plugin ('${addedAndDisabled.join(`', '`)}')`);const disablePlugins=[.../* @__PURE__ */ new Set([...targetPreset.disablePlugins?.filter(pluginName=>!sourcePluginNames.includes(pluginName))??[],...sourcePreset.disablePlugins??[]])];targetPreset.disablePlugins=disablePlugins;targetPreset.plugins=[.../* @__PURE__ */ new Set([...targetPreset.plugins||[],...sourcePreset.plugins||[]])].filter(p=>!disablePlugins.includes(p.name));if(sourcePreset.lib)for(const key of Object.keys(sourcePreset.lib)){const sourceValue=sourcePreset.lib[key];if(!(key in targetPreset.lib))targetPreset.lib[key]=sourceValue;else if(key===`versions`){if(sourceValue)for(const versionKey of Object.keys(sourceValue)){const{versions:targetVersions}=targetPreset.lib;const sourceVersion=sourceValue[versionKey];if(targetVersions[versionKey]===sourceVersion){}else if(targetVersions[versionKey])throw new Error(`Preset attempted to register version '${sourceVersion}' of '${versionKey}', but version '${targetVersions[versionKey]}' is already registered`);else targetVersions[versionKey]=sourceVersion}}else if(targetPreset.lib[key]===sourceValue){}else throw new Error(`Two different presets defined lib '${key}' but they had different values:\n\n    ${inspect(targetPreset.lib[key]).replace(/\n/g,`
    `)}\n\nvs\n\n    ${inspect(sourceValue).replace(/\n/g,`
    `)}`)}const targetScopes=Object.keys(targetPreset).filter(isScopeKeyForPreset);const sourceScopes=Object.keys(sourcePreset).filter(isScopeKeyForPreset);const scopes=[.../* @__PURE__ */ new Set([...targetScopes,...sourceScopes])];for(const scope of scopes){const targetScope=targetPreset[scope];const sourceScope=sourcePreset[scope];if(targetScope&&sourceScope){if(Array.isArray(targetScope)!==Array.isArray(sourceScope))throw new Error(`${scope} contains an array entry in one preset and a non-array entry in another, this doesn't make sense`);else if(Array.isArray(sourceScope))targetPreset[scope]=sourceScope;else targetPreset[scope]=Object.assign(Object.create(null),targetScope,sourceScope)}else targetPreset[scope]=targetScope||sourceScope}}function blankResolvedPreset(){return{plugins:[],disablePlugins:[],lib:Object.create(null)}}function isScopeKeyForPreset(key){return key!==`extends`&&key!==`plugins`&&key!==`disablePlugins`&&key!==`lib`}}));var require_dist$2=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.resolvePresets=exports.resolvePreset=exports.isResolvedPreset=exports.Middleware=exports.AsyncHooks=exports.applyHooks=exports.orderedApply=void 0;exports.sortedPlugins=sortedPlugins;require_interfaces();const sort_js_1=require_sort();var functionality_js_1=require_functionality();Object.defineProperty(exports,"orderedApply",{enumerable:true,get:function(){return functionality_js_1.orderedApply}});var hooks_js_1=require_hooks();Object.defineProperty(exports,"applyHooks",{enumerable:true,get:function(){return hooks_js_1.applyHooks}});Object.defineProperty(exports,"AsyncHooks",{enumerable:true,get:function(){return hooks_js_1.AsyncHooks}});var middleware_js_1=require_middleware();Object.defineProperty(exports,"Middleware",{enumerable:true,get:function(){return middleware_js_1.Middleware}});var resolvePresets_js_1=require_resolvePresets();Object.defineProperty(exports,"isResolvedPreset",{enumerable:true,get:function(){return resolvePresets_js_1.isResolvedPreset}});Object.defineProperty(exports,"resolvePreset",{enumerable:true,get:function(){return resolvePresets_js_1.resolvePreset}});Object.defineProperty(exports,"resolvePresets",{enumerable:true,get:function(){return resolvePresets_js_1.resolvePresets}});function sortedPlugins(plugins){if(plugins)return(0,sort_js_1.sortWithBeforeAfterProvides)(plugins,`name`);else return[]}}));var _vendored_pg_exports=/* @__PURE__ */ __exportAll({Client:()=>Client,Pool:()=>Pool});var init__vendored_pg=__esmMin((()=>{}));var require_sql=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.migrations=void 0;exports.migrations={"000001.sql":String.raw`--! breaking-change
-- Create the tables
create table :GRAPHILE_WORKER_SCHEMA.job_queues (
  queue_name text not null primary key,
  job_count int not null,
  locked_at timestamptz,
  locked_by text
);
alter table :GRAPHILE_WORKER_SCHEMA.job_queues enable row level security;

create table :GRAPHILE_WORKER_SCHEMA.jobs (
  id bigserial primary key,
  queue_name text not null,
  task_identifier text not null,
  payload json default '{}'::json not null,
  priority int default 0 not null,
  run_at timestamptz default now() not null,
  attempts int default 0 not null,
  max_attempts int default 25 not null,
  last_error text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table :GRAPHILE_WORKER_SCHEMA.jobs enable row level security;

create index on :GRAPHILE_WORKER_SCHEMA.jobs (priority, run_at, id);

-- Keep updated_at up to date
create function :GRAPHILE_WORKER_SCHEMA.tg__update_timestamp() returns trigger as $$
begin
  new.updated_at = greatest(now(), old.updated_at + interval '1 millisecond');
  return new;
end;
$$ language plpgsql;
create trigger _100_timestamps before update on :GRAPHILE_WORKER_SCHEMA.jobs for each row execute procedure :GRAPHILE_WORKER_SCHEMA.tg__update_timestamp();

-- Manage the job_queues table - creating and deleting entries as appropriate
create function :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count() returns trigger as $$
declare
  v_new_job_count int;
begin
  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set job_count = job_queues.job_count - 1
    where queue_name = old.queue_name
    returning job_count into v_new_job_count;

  if v_new_job_count <= 0 then
    delete from :GRAPHILE_WORKER_SCHEMA.job_queues where queue_name = old.queue_name and job_count <= 0;
  end if;

  return old;
end;
$$ language plpgsql;
create function :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count() returns trigger as $$
begin
  insert into :GRAPHILE_WORKER_SCHEMA.job_queues(queue_name, job_count)
    values(new.queue_name, 1)
    on conflict (queue_name)
    do update
    set job_count = job_queues.job_count + 1;

  return new;
end;
$$ language plpgsql;
create trigger _500_increase_job_queue_count after insert on :GRAPHILE_WORKER_SCHEMA.jobs for each row execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count();
create trigger _500_decrease_job_queue_count after delete on :GRAPHILE_WORKER_SCHEMA.jobs for each row execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count();
create trigger _500_increase_job_queue_count_update after update of queue_name on :GRAPHILE_WORKER_SCHEMA.jobs for each row execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count();
create trigger _500_decrease_job_queue_count_update after update of queue_name on :GRAPHILE_WORKER_SCHEMA.jobs for each row execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count();

-- Notify worker of new jobs
create function :GRAPHILE_WORKER_SCHEMA.tg_jobs__notify_new_jobs() returns trigger as $$
begin
  perform pg_notify('jobs:insert', '');
  return new;
end;
$$ language plpgsql;
create trigger _900_notify_worker after insert on :GRAPHILE_WORKER_SCHEMA.jobs for each statement execute procedure :GRAPHILE_WORKER_SCHEMA.tg_jobs__notify_new_jobs();

-- Function to queue a job
create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = '{}',
  queue_name text = null, -- was gen_random_uuid(), but later removed dependency
  run_at timestamptz = now(),
  max_attempts int = 25
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(task_identifier, payload, queue_name, run_at, max_attempts) values(identifier, payload, queue_name, run_at, max_attempts) returning *;
$$ language sql;

-- The main function - find me a job to do!
create function :GRAPHILE_WORKER_SCHEMA.get_job(worker_id text, task_identifiers text[] = null, job_expiry interval = interval '4 hours') returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job_id bigint;
  v_queue_name text;
  v_default_job_max_attempts text = '25';
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if worker_id is null or length(worker_id) < 10 then
    raise exception 'invalid worker id';
  end if;

  select job_queues.queue_name, jobs.id into v_queue_name, v_job_id
    from :GRAPHILE_WORKER_SCHEMA.jobs
    inner join :GRAPHILE_WORKER_SCHEMA.job_queues using (queue_name)
    where (locked_at is null or locked_at < (now() - job_expiry))
    and run_at <= now()
    and attempts < max_attempts
    and (task_identifiers is null or task_identifier = any(task_identifiers))
    order by priority asc, run_at asc, id asc
    limit 1
    for update of job_queues
    skip locked;

  if v_queue_name is null then
    return null;
  end if;

  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set
      locked_by = worker_id,
      locked_at = now()
    where job_queues.queue_name = v_queue_name;

  update :GRAPHILE_WORKER_SCHEMA.jobs
    set attempts = attempts + 1
    where id = v_job_id
    returning * into v_row;

  return v_row;
end;
$$ language plpgsql;

-- I was successful, mark the job as completed
create function :GRAPHILE_WORKER_SCHEMA.complete_job(worker_id text, job_id bigint) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where id = job_id
    returning * into v_row;

  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set locked_by = null, locked_at = null
    where queue_name = v_row.queue_name and locked_by = worker_id;

  return v_row;
end;
$$ language plpgsql;

-- I was unsuccessful, re-schedule the job please
create function :GRAPHILE_WORKER_SCHEMA.fail_job(worker_id text, job_id bigint, error_message text) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      last_error = error_message,
      run_at = greatest(now(), run_at) + (exp(least(attempts, 10))::text || ' seconds')::interval
    where id = job_id
    returning * into v_row;

  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set locked_by = null, locked_at = null
    where queue_name = v_row.queue_name and locked_by = worker_id;

  return v_row;
end;
$$ language plpgsql;

`,"000002.sql":String.raw`alter table :GRAPHILE_WORKER_SCHEMA.jobs add column key text unique check(length(key) > 0);

alter table :GRAPHILE_WORKER_SCHEMA.jobs add locked_at timestamptz;
alter table :GRAPHILE_WORKER_SCHEMA.jobs add locked_by text;

-- update any in-flight jobs
update :GRAPHILE_WORKER_SCHEMA.jobs
  set locked_at = q.locked_at, locked_by = q.locked_by
  from :GRAPHILE_WORKER_SCHEMA.job_queues q
  where q.queue_name = jobs.queue_name
  and q.locked_at is not null;

-- update add_job behaviour to meet new requirements
drop function if exists :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json,
  queue_name text,
  run_at timestamptz,
  max_attempts int
);
create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = '{}',
  queue_name text = null,
  run_at timestamptz = now(),
  max_attempts int = 25,
  job_key text = null
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if job_key is not null then
    -- Upsert job
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (task_identifier, payload, queue_name, run_at, max_attempts, key)
      values(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts,
        job_key
      )
      on conflict (key) do update set
        -- update all job details other than queue_name, which we want to keep
        -- the same unless explicitly provided
        task_identifier=excluded.task_identifier,
        payload=excluded.payload,
        queue_name=coalesce(add_job.queue_name, jobs.queue_name),
        max_attempts=excluded.max_attempts,
        run_at=excluded.run_at,

        -- always reset error/retry state
        attempts=0,
        last_error=null
      where jobs.locked_at is null
      returning *
      into v_job;

    -- If upsert succeeded (insert or update), return early
    if not (v_job is null) then
      return v_job;
    end if;

    -- Upsert failed -> there must be an existing job that is locked. Remove
    -- existing key to allow a new one to be inserted, and prevent any
    -- subsequent retries by bumping attempts to the max allowed.
    update :GRAPHILE_WORKER_SCHEMA.jobs
      set
        key = null,
        attempts = jobs.max_attempts
      where key = job_key;
  end if;

  -- insert the new job. Assume no conflicts due to the update above
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(task_identifier, payload, queue_name, run_at, max_attempts, key)
    values(
      identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      job_key
    )
    returning *
    into v_job;

  return v_job;
end;
$$ language plpgsql volatile;

--- implement new remove_job function

create function :GRAPHILE_WORKER_SCHEMA.remove_job(
  job_key text
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where key = job_key
    and locked_at is null
  returning *;
$$ language sql strict volatile;

-- Update other functions to handle locked_at denormalisation

create or replace function :GRAPHILE_WORKER_SCHEMA.get_job(worker_id text, task_identifiers text[] = null, job_expiry interval = interval '4 hours') returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job_id bigint;
  v_queue_name text;
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
  v_now timestamptz = now();
begin
  if worker_id is null or length(worker_id) < 10 then
    raise exception 'invalid worker id';
  end if;

  select job_queues.queue_name, jobs.id into v_queue_name, v_job_id
    from :GRAPHILE_WORKER_SCHEMA.jobs
    inner join :GRAPHILE_WORKER_SCHEMA.job_queues using (queue_name)
    where (job_queues.locked_at is null or job_queues.locked_at < (v_now - job_expiry))
    and run_at <= v_now
    and attempts < max_attempts
    and (task_identifiers is null or task_identifier = any(task_identifiers))
    order by priority asc, run_at asc, id asc
    limit 1
    for update of job_queues
    skip locked;

  if v_queue_name is null then
    return null;
  end if;

  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set
      locked_by = worker_id,
      locked_at = v_now
    where job_queues.queue_name = v_queue_name;

  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      attempts = attempts + 1,
      locked_by = worker_id,
      locked_at = v_now
    where id = v_job_id
    returning * into v_row;

  return v_row;
end;
$$ language plpgsql volatile;

-- I was unsuccessful, re-schedule the job please
create or replace function :GRAPHILE_WORKER_SCHEMA.fail_job(worker_id text, job_id bigint, error_message text) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      last_error = error_message,
      run_at = greatest(now(), run_at) + (exp(least(attempts, 10))::text || ' seconds')::interval,
      locked_by = null,
      locked_at = null
    where id = job_id and locked_by = worker_id
    returning * into v_row;

  update :GRAPHILE_WORKER_SCHEMA.job_queues
    set locked_by = null, locked_at = null
    where queue_name = v_row.queue_name and locked_by = worker_id;

  return v_row;
end;
$$ language plpgsql volatile strict;
`,"000003.sql":String.raw`--! breaking-change
alter table :GRAPHILE_WORKER_SCHEMA.jobs alter column queue_name drop not null;

create or replace function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = '{}',
  queue_name text = null,
  run_at timestamptz = now(),
  max_attempts int = 25,
  job_key text = null
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if job_key is not null then
    -- Upsert job
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (task_identifier, payload, queue_name, run_at, max_attempts, key)
      values(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts,
        job_key
      )
      on conflict (key) do update set
        task_identifier=excluded.task_identifier,
        payload=excluded.payload,
        queue_name=excluded.queue_name,
        max_attempts=excluded.max_attempts,
        run_at=excluded.run_at,

        -- always reset error/retry state
        attempts=0,
        last_error=null
      where jobs.locked_at is null
      returning *
      into v_job;

    -- If upsert succeeded (insert or update), return early
    if not (v_job is null) then
      return v_job;
    end if;

    -- Upsert failed -> there must be an existing job that is locked. Remove
    -- existing key to allow a new one to be inserted, and prevent any
    -- subsequent retries by bumping attempts to the max allowed.
    update :GRAPHILE_WORKER_SCHEMA.jobs
      set
        key = null,
        attempts = jobs.max_attempts
      where key = job_key;
  end if;

  -- insert the new job. Assume no conflicts due to the update above
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(task_identifier, payload, queue_name, run_at, max_attempts, key)
    values(
      identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      job_key
    )
    returning *
    into v_job;

  return v_job;
end;
$$ language plpgsql volatile;

create or replace function :GRAPHILE_WORKER_SCHEMA.get_job(worker_id text, task_identifiers text[] = null, job_expiry interval = interval '4 hours') returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job_id bigint;
  v_queue_name text;
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
  v_now timestamptz = now();
begin
  if worker_id is null or length(worker_id) < 10 then
    raise exception 'invalid worker id';
  end if;

  select jobs.queue_name, jobs.id into v_queue_name, v_job_id
    from :GRAPHILE_WORKER_SCHEMA.jobs
    where (jobs.locked_at is null or jobs.locked_at < (v_now - job_expiry))
    and (
      jobs.queue_name is null
    or
      exists (
        select 1
        from :GRAPHILE_WORKER_SCHEMA.job_queues
        where job_queues.queue_name = jobs.queue_name
        and (job_queues.locked_at is null or job_queues.locked_at < (v_now - job_expiry))
        for update
        skip locked
      )
    )
    and run_at <= v_now
    and attempts < max_attempts
    and (task_identifiers is null or task_identifier = any(task_identifiers))
    order by priority asc, run_at asc, id asc
    limit 1
    for update
    skip locked;

  if v_job_id is null then
    return null;
  end if;

  if v_queue_name is not null then
    update :GRAPHILE_WORKER_SCHEMA.job_queues
      set
        locked_by = worker_id,
        locked_at = v_now
      where job_queues.queue_name = v_queue_name;
  end if;

  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      attempts = attempts + 1,
      locked_by = worker_id,
      locked_at = v_now
    where id = v_job_id
    returning * into v_row;

  return v_row;
end;
$$ language plpgsql volatile;

create or replace function :GRAPHILE_WORKER_SCHEMA.fail_job(worker_id text, job_id bigint, error_message text) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      last_error = error_message,
      run_at = greatest(now(), run_at) + (exp(least(attempts, 10))::text || ' seconds')::interval,
      locked_by = null,
      locked_at = null
    where id = job_id and locked_by = worker_id
    returning * into v_row;

  if v_row.queue_name is not null then
    update :GRAPHILE_WORKER_SCHEMA.job_queues
      set locked_by = null, locked_at = null
      where queue_name = v_row.queue_name and locked_by = worker_id;
  end if;

  return v_row;
end;
$$ language plpgsql volatile strict;

create or replace function :GRAPHILE_WORKER_SCHEMA.complete_job(worker_id text, job_id bigint) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where id = job_id
    returning * into v_row;

  if v_row.queue_name is not null then
    update :GRAPHILE_WORKER_SCHEMA.job_queues
      set locked_by = null, locked_at = null
      where queue_name = v_row.queue_name and locked_by = worker_id;
  end if;

  return v_row;
end;
$$ language plpgsql;

drop trigger _500_increase_job_queue_count on :GRAPHILE_WORKER_SCHEMA.jobs;
drop trigger _500_decrease_job_queue_count on :GRAPHILE_WORKER_SCHEMA.jobs;
drop trigger _500_increase_job_queue_count_update on :GRAPHILE_WORKER_SCHEMA.jobs;
drop trigger _500_decrease_job_queue_count_update on :GRAPHILE_WORKER_SCHEMA.jobs;
create trigger _500_increase_job_queue_count after insert on :GRAPHILE_WORKER_SCHEMA.jobs for each row when (NEW.queue_name is not null) execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count();
create trigger _500_decrease_job_queue_count after delete on :GRAPHILE_WORKER_SCHEMA.jobs for each row when (OLD.queue_name is not null) execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count();
create trigger _500_increase_job_queue_count_update after update of queue_name on :GRAPHILE_WORKER_SCHEMA.jobs for each row when (NEW.queue_name is distinct from OLD.queue_name AND NEW.queue_name is not null) execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count();
create trigger _500_decrease_job_queue_count_update after update of queue_name on :GRAPHILE_WORKER_SCHEMA.jobs for each row when (NEW.queue_name is distinct from OLD.queue_name AND OLD.queue_name is not null) execute procedure :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count();
`,"000004.sql":String.raw`drop function :GRAPHILE_WORKER_SCHEMA.add_job(text, json, text, timestamptz, int, text);

create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = null,
  queue_name text = null,
  run_at timestamptz = null,
  max_attempts int = null,
  job_key text = null,
  priority int = null
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  -- Apply rationality checks
  if length(identifier) > 128 then
    raise exception 'Task identifier is too long (max length: 128).' using errcode = 'GWBID';
  end if;
  if queue_name is not null and length(queue_name) > 128 then
    raise exception 'Job queue name is too long (max length: 128).' using errcode = 'GWBQN';
  end if;
  if job_key is not null and length(job_key) > 512 then
    raise exception 'Job key is too long (max length: 512).' using errcode = 'GWBJK';
  end if;
  if max_attempts < 1 then
    raise exception 'Job maximum attempts must be at least 1' using errcode = 'GWBMA';
  end if;

  if job_key is not null then
    -- Upsert job
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      task_identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      key,
      priority
    )
      values(
        identifier,
        coalesce(payload, '{}'::json),
        queue_name,
        coalesce(run_at, now()),
        coalesce(max_attempts, 25),
        job_key,
        coalesce(priority, 0)
      )
      on conflict (key) do update set
        task_identifier=excluded.task_identifier,
        payload=excluded.payload,
        queue_name=excluded.queue_name,
        max_attempts=excluded.max_attempts,
        run_at=excluded.run_at,
        priority=excluded.priority,

        -- always reset error/retry state
        attempts=0,
        last_error=null
      where jobs.locked_at is null
      returning *
      into v_job;

    -- If upsert succeeded (insert or update), return early
    if not (v_job is null) then
      return v_job;
    end if;

    -- Upsert failed -> there must be an existing job that is locked. Remove
    -- existing key to allow a new one to be inserted, and prevent any
    -- subsequent retries by bumping attempts to the max allowed.
    update :GRAPHILE_WORKER_SCHEMA.jobs
      set
        key = null,
        attempts = jobs.max_attempts
      where key = job_key;
  end if;

  -- insert the new job. Assume no conflicts due to the update above
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(
    task_identifier,
    payload,
    queue_name,
    run_at,
    max_attempts,
    key,
    priority
  )
    values(
      identifier,
      coalesce(payload, '{}'::json),
      queue_name,
      coalesce(run_at, now()),
      coalesce(max_attempts, 25),
      job_key,
      coalesce(priority, 0)
    )
    returning *
    into v_job;

  return v_job;
end;
$$ language plpgsql volatile;

create function :GRAPHILE_WORKER_SCHEMA.complete_jobs(
  job_ids bigint[]
) returns setof :GRAPHILE_WORKER_SCHEMA.jobs as $$
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where id = any(job_ids)
    and (
      locked_by is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$ language sql volatile;

create function :GRAPHILE_WORKER_SCHEMA.permanently_fail_jobs(
  job_ids bigint[],
  error_message text = null
) returns setof :GRAPHILE_WORKER_SCHEMA.jobs as $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts
    where id = any(job_ids)
    and (
      locked_by is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$ language sql volatile;

create function :GRAPHILE_WORKER_SCHEMA.reschedule_jobs(
  job_ids bigint[],
  run_at timestamptz = null,
  priority int = null,
  attempts int = null,
  max_attempts int = null
) returns setof :GRAPHILE_WORKER_SCHEMA.jobs as $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts, jobs.max_attempts)
    where id = any(job_ids)
    and (
      locked_by is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$ language sql volatile;
`,"000005.sql":String.raw`alter table :GRAPHILE_WORKER_SCHEMA.jobs add column revision int default 0 not null;
alter table :GRAPHILE_WORKER_SCHEMA.jobs add column flags jsonb default null;

drop function :GRAPHILE_WORKER_SCHEMA.add_job(text, json, text, timestamptz, int, text, int);
create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = null,
  queue_name text = null,
  run_at timestamptz = null,
  max_attempts int = null,
  job_key text = null,
  priority int = null,
  flags text[] = null
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  -- Apply rationality checks
  if length(identifier) > 128 then
    raise exception 'Task identifier is too long (max length: 128).' using errcode = 'GWBID';
  end if;
  if queue_name is not null and length(queue_name) > 128 then
    raise exception 'Job queue name is too long (max length: 128).' using errcode = 'GWBQN';
  end if;
  if job_key is not null and length(job_key) > 512 then
    raise exception 'Job key is too long (max length: 512).' using errcode = 'GWBJK';
  end if;
  if max_attempts < 1 then
    raise exception 'Job maximum attempts must be at least 1' using errcode = 'GWBMA';
  end if;

  if job_key is not null then
    -- Upsert job
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      task_identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      values(
        identifier,
        coalesce(payload, '{}'::json),
        queue_name,
        coalesce(run_at, now()),
        coalesce(max_attempts, 25),
        job_key,
        coalesce(priority, 0),
        (
          select jsonb_object_agg(flag, true)
          from unnest(flags) as item(flag)
        )
      )
      on conflict (key) do update set
        task_identifier=excluded.task_identifier,
        payload=excluded.payload,
        queue_name=excluded.queue_name,
        max_attempts=excluded.max_attempts,
        run_at=excluded.run_at,
        priority=excluded.priority,
        revision=jobs.revision + 1,
        flags=excluded.flags,

        -- always reset error/retry state
        attempts=0,
        last_error=null
      where jobs.locked_at is null
      returning *
      into v_job;

    -- If upsert succeeded (insert or update), return early
    if not (v_job is null) then
      return v_job;
    end if;

    -- Upsert failed -> there must be an existing job that is locked. Remove
    -- existing key to allow a new one to be inserted, and prevent any
    -- subsequent retries by bumping attempts to the max allowed.
    update :GRAPHILE_WORKER_SCHEMA.jobs
      set
        key = null,
        attempts = jobs.max_attempts
      where key = job_key;
  end if;

  -- insert the new job. Assume no conflicts due to the update above
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(
    task_identifier,
    payload,
    queue_name,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    values(
      identifier,
      coalesce(payload, '{}'::json),
      queue_name,
      coalesce(run_at, now()),
      coalesce(max_attempts, 25),
      job_key,
      coalesce(priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(flags) as item(flag)
      )
    )
    returning *
    into v_job;

  return v_job;
end;
$$ language plpgsql volatile;

drop function :GRAPHILE_WORKER_SCHEMA.get_job(text, text[], interval);
create function :GRAPHILE_WORKER_SCHEMA.get_job(
  worker_id text,
  task_identifiers text[] = null,
  job_expiry interval = interval '4 hours',
  forbidden_flags text[] = null
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job_id bigint;
  v_queue_name text;
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
  v_now timestamptz = now();
begin
  if worker_id is null or length(worker_id) < 10 then
    raise exception 'invalid worker id';
  end if;

  select jobs.queue_name, jobs.id into v_queue_name, v_job_id
    from :GRAPHILE_WORKER_SCHEMA.jobs
    where (jobs.locked_at is null or jobs.locked_at < (v_now - job_expiry))
    and (
      jobs.queue_name is null
    or
      exists (
        select 1
        from :GRAPHILE_WORKER_SCHEMA.job_queues
        where job_queues.queue_name = jobs.queue_name
        and (job_queues.locked_at is null or job_queues.locked_at < (v_now - job_expiry))
        for update
        skip locked
      )
    )
    and run_at <= v_now
    and attempts < max_attempts
    and (task_identifiers is null or task_identifier = any(task_identifiers))
    and (forbidden_flags is null or (flags ?| forbidden_flags) is not true)
    order by priority asc, run_at asc, id asc
    limit 1
    for update
    skip locked;

  if v_job_id is null then
    return null;
  end if;

  if v_queue_name is not null then
    update :GRAPHILE_WORKER_SCHEMA.job_queues
      set
        locked_by = worker_id,
        locked_at = v_now
      where job_queues.queue_name = v_queue_name;
  end if;

  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      attempts = attempts + 1,
      locked_by = worker_id,
      locked_at = v_now
    where id = v_job_id
    returning * into v_row;

  return v_row;
end;
$$ language plpgsql volatile;

`,"000006.sql":String.raw`create index jobs_priority_run_at_id_locked_at_without_failures_idx
  on :GRAPHILE_WORKER_SCHEMA.jobs (priority, run_at, id, locked_at)
  where attempts < max_attempts;

drop index :GRAPHILE_WORKER_SCHEMA.jobs_priority_run_at_id_idx;

`,"000007.sql":String.raw`drop function :GRAPHILE_WORKER_SCHEMA.add_job(text, json, text, timestamptz, int, text, int, text[]);
create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json = null,
  queue_name text = null,
  run_at timestamptz = null,
  max_attempts integer = null,
  job_key text = null,
  priority integer = null,
  flags text[] = null,
  job_key_mode text = 'replace'
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  -- Apply rationality checks
  if length(identifier) > 128 then
    raise exception 'Task identifier is too long (max length: 128).' using errcode = 'GWBID';
  end if;
  if queue_name is not null and length(queue_name) > 128 then
    raise exception 'Job queue name is too long (max length: 128).' using errcode = 'GWBQN';
  end if;
  if job_key is not null and length(job_key) > 512 then
    raise exception 'Job key is too long (max length: 512).' using errcode = 'GWBJK';
  end if;
  if max_attempts < 1 then
    raise exception 'Job maximum attempts must be at least 1.' using errcode = 'GWBMA';
  end if;
  if job_key is not null and (job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    -- Upsert job if existing job isn't locked, but in the case of locked
    -- existing job create a new job instead as it must have already started
    -- executing (i.e. it's world state is out of date, and the fact add_job
    -- has been called again implies there's new information that needs to be
    -- acted upon).
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      task_identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      values(
        identifier,
        coalesce(payload, '{}'::json),
        queue_name,
        coalesce(run_at, now()),
        coalesce(max_attempts, 25),
        job_key,
        coalesce(priority, 0),
        (
          select jsonb_object_agg(flag, true)
          from unnest(flags) as item(flag)
        )
      )
      on conflict (key) do update set
        task_identifier=excluded.task_identifier,
        payload=excluded.payload,
        queue_name=excluded.queue_name,
        max_attempts=excluded.max_attempts,
        run_at=(case
          when job_key_mode = 'preserve_run_at' and jobs.attempts = 0 then jobs.run_at
          else excluded.run_at
        end),
        priority=excluded.priority,
        revision=jobs.revision + 1,
        flags=excluded.flags,
        -- always reset error/retry state
        attempts=0,
        last_error=null
      where jobs.locked_at is null
      returning *
      into v_job;
    -- If upsert succeeded (insert or update), return early
    if not (v_job is null) then
      return v_job;
    end if;
    -- Upsert failed -> there must be an existing job that is locked. Remove
    -- existing key to allow a new one to be inserted, and prevent any
    -- subsequent retries of existing job by bumping attempts to the max
    -- allowed.
    update :GRAPHILE_WORKER_SCHEMA.jobs
      set
        key = null,
        attempts = jobs.max_attempts
      where key = job_key;
  elsif job_key is not null and job_key_mode = 'unsafe_dedupe' then
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      task_identifier,
      payload,
      queue_name,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      values(
        identifier,
        coalesce(payload, '{}'::json),
        queue_name,
        coalesce(run_at, now()),
        coalesce(max_attempts, 25),
        job_key,
        coalesce(priority, 0),
        (
          select jsonb_object_agg(flag, true)
          from unnest(flags) as item(flag)
        )
      )
      on conflict (key)
      -- Bump the revision so that there's something to return
      do update set revision = jobs.revision + 1
      returning *
      into v_job;
    return v_job;
  elsif job_key is not null then
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
  -- insert the new job. Assume no conflicts due to the update above
  insert into :GRAPHILE_WORKER_SCHEMA.jobs(
    task_identifier,
    payload,
    queue_name,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    values(
      identifier,
      coalesce(payload, '{}'::json),
      queue_name,
      coalesce(run_at, now()),
      coalesce(max_attempts, 25),
      job_key,
      coalesce(priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(flags) as item(flag)
      )
    )
    returning *
    into v_job;
  return v_job;
end;
$$ language plpgsql volatile;

create or replace function :GRAPHILE_WORKER_SCHEMA.remove_job(job_key text)
returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  -- Delete job if not locked
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where key = job_key
    and locked_at is null
  returning * into v_job;
  if not (v_job is null) then
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set attempts = max_attempts, key = null
    where key = job_key
  returning * into v_job;
  return v_job;
end;
$$ language plpgsql strict;
`,"000008.sql":String.raw`create table :GRAPHILE_WORKER_SCHEMA.known_crontabs (
  identifier text not null primary key,
  known_since timestamptz not null,
  last_execution timestamptz
);
alter table :GRAPHILE_WORKER_SCHEMA.known_crontabs enable row level security;
`,"000009.sql":String.raw`drop function :GRAPHILE_WORKER_SCHEMA.get_job(text, text[], interval, text[]);
create function :GRAPHILE_WORKER_SCHEMA.get_job(
  worker_id text,
  task_identifiers text[] = null,
  job_expiry interval = interval '4 hours',
  forbidden_flags text[] = null,
  now timestamptz = now()
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job_id bigint;
  v_queue_name text;
  v_row :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if worker_id is null or length(worker_id) < 10 then
    raise exception 'invalid worker id';
  end if;

  select jobs.queue_name, jobs.id into v_queue_name, v_job_id
    from :GRAPHILE_WORKER_SCHEMA.jobs
    where (jobs.locked_at is null or jobs.locked_at < (now - job_expiry))
    and (
      jobs.queue_name is null
    or
      exists (
        select 1
        from :GRAPHILE_WORKER_SCHEMA.job_queues
        where job_queues.queue_name = jobs.queue_name
        and (job_queues.locked_at is null or job_queues.locked_at < (now - job_expiry))
        for update
        skip locked
      )
    )
    and run_at <= now
    and attempts < max_attempts
    and (task_identifiers is null or task_identifier = any(task_identifiers))
    and (forbidden_flags is null or (flags ?| forbidden_flags) is not true)
    order by priority asc, run_at asc, id asc
    limit 1
    for update
    skip locked;

  if v_job_id is null then
    return null;
  end if;

  if v_queue_name is not null then
    update :GRAPHILE_WORKER_SCHEMA.job_queues
      set
        locked_by = worker_id,
        locked_at = now
      where job_queues.queue_name = v_queue_name;
  end if;

  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      attempts = attempts + 1,
      locked_by = worker_id,
      locked_at = now
    where id = v_job_id
    returning * into v_row;

  return v_row;
end;
$$ language plpgsql volatile;
`,"000010.sql":String.raw`alter table :GRAPHILE_WORKER_SCHEMA.jobs alter column queue_name drop default;
`,"000011.sql":String.raw`--! breaking-change
lock table :GRAPHILE_WORKER_SCHEMA.jobs;
lock table :GRAPHILE_WORKER_SCHEMA.job_queues;

-- If there's any locked jobs, abort via division by zero
select 1/(case when exists (
  select 1
  from :GRAPHILE_WORKER_SCHEMA.jobs
  where locked_at is not null
  and locked_at > NOW() - interval '4 hours'
) then 0 else 1 end);

alter table :GRAPHILE_WORKER_SCHEMA.jobs
alter column attempts type int2,
alter column max_attempts type int2,
alter column priority type int2;


drop function :GRAPHILE_WORKER_SCHEMA.complete_job;
drop function :GRAPHILE_WORKER_SCHEMA.fail_job;
drop function :GRAPHILE_WORKER_SCHEMA.get_job;



drop trigger _900_notify_worker on :GRAPHILE_WORKER_SCHEMA.jobs;
drop function :GRAPHILE_WORKER_SCHEMA.add_job;
drop function :GRAPHILE_WORKER_SCHEMA.complete_jobs;
drop function :GRAPHILE_WORKER_SCHEMA.permanently_fail_jobs;
drop function :GRAPHILE_WORKER_SCHEMA.remove_job;
drop function :GRAPHILE_WORKER_SCHEMA.reschedule_jobs;
drop function :GRAPHILE_WORKER_SCHEMA.tg_jobs__notify_new_jobs;
alter table :GRAPHILE_WORKER_SCHEMA.jobs rename to jobs_legacy;
alter table :GRAPHILE_WORKER_SCHEMA.job_queues rename to job_queues_legacy;

create table :GRAPHILE_WORKER_SCHEMA.job_queues (
  id int primary key generated always as identity,
  queue_name text not null unique check (length(queue_name) <= 128),
  locked_at timestamptz,
  locked_by text,
  is_available boolean generated always as ((locked_at is null)) stored not null
);
alter table :GRAPHILE_WORKER_SCHEMA.job_queues enable row level security;

create table :GRAPHILE_WORKER_SCHEMA.tasks (
  id int primary key generated always as identity,
  identifier text not null unique check (length(identifier) <= 128)
);
alter table :GRAPHILE_WORKER_SCHEMA.tasks enable row level security;

create table :GRAPHILE_WORKER_SCHEMA.jobs (
  id bigint primary key generated always as identity,
  job_queue_id int null, -- not adding 'references' to eke out more performance
  task_id int not null,
  payload json default '{}'::json not null,
  priority smallint default 0 not null,
  run_at timestamptz default now() not null,
  attempts smallint default 0 not null,
  max_attempts smallint default 25 not null constraint jobs_max_attempts_check check (max_attempts >= 1),
  last_error text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  key text unique constraint jobs_key_check check (length(key) > 0 and length(key) <= 512),
  locked_at timestamptz,
  locked_by text,
  revision integer default 0 not null,
  flags jsonb,
  is_available boolean generated always as (((locked_at is null) and (attempts < max_attempts))) stored not null
);
alter table :GRAPHILE_WORKER_SCHEMA.jobs enable row level security;

create index jobs_main_index
  on :GRAPHILE_WORKER_SCHEMA.jobs
  using btree (priority, run_at)
  include (id, task_id, job_queue_id)
  where (is_available = true);

create index jobs_no_queue_index
  on :GRAPHILE_WORKER_SCHEMA.jobs
  using btree (priority, run_at)
  include (id, task_id)
  where (is_available = true and job_queue_id is null);

create type :GRAPHILE_WORKER_SCHEMA.job_spec as (
  identifier text,
  payload json,
  queue_name text,
  run_at timestamptz,
  max_attempts integer,
  job_key text,
  priority integer,
  flags text[]
);

create function :GRAPHILE_WORKER_SCHEMA.add_jobs(
  specs :GRAPHILE_WORKER_SCHEMA.job_spec[],
  job_key_preserve_run_at boolean default false
)
returns setof :GRAPHILE_WORKER_SCHEMA.jobs
as $$
begin
  -- Ensure all the tasks exist
  insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;

  -- Ensure all the queues exist
  insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;

  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update :GRAPHILE_WORKER_SCHEMA.jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?

  return query insert into :GRAPHILE_WORKER_SCHEMA.jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join :GRAPHILE_WORKER_SCHEMA.tasks
    on tasks.identifier = spec.identifier
    left join :GRAPHILE_WORKER_SCHEMA.job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload = excluded.payload,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$ language plpgsql;

create function :GRAPHILE_WORKER_SCHEMA.complete_jobs(job_ids bigint[])
returns setof :GRAPHILE_WORKER_SCHEMA.jobs
as $$
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$ language sql;

create function :GRAPHILE_WORKER_SCHEMA.permanently_fail_jobs(
  job_ids bigint[],
  error_message text default null::text
)
returns setof :GRAPHILE_WORKER_SCHEMA.jobs
as $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$ language sql;

create function :GRAPHILE_WORKER_SCHEMA.remove_job(job_key text)
returns :GRAPHILE_WORKER_SCHEMA.jobs
as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  -- Delete job if not locked
  delete from :GRAPHILE_WORKER_SCHEMA.jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update :GRAPHILE_WORKER_SCHEMA.jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$ language plpgsql strict;

create function :GRAPHILE_WORKER_SCHEMA.reschedule_jobs(
  job_ids bigint[],
  run_at timestamp with time zone default null::timestamp with time zone,
  priority integer default null::integer,
  attempts integer default null::integer,
  max_attempts integer default null::integer
) returns setof :GRAPHILE_WORKER_SCHEMA.jobs
as $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$ language sql;

create function :GRAPHILE_WORKER_SCHEMA.tg_jobs__after_insert() returns trigger
as $$
begin
  perform pg_notify('jobs:insert', '');
  return new;
end;
$$ language plpgsql;
create trigger _900_after_insert
after insert on :GRAPHILE_WORKER_SCHEMA.jobs
for each statement
execute procedure :GRAPHILE_WORKER_SCHEMA.tg_jobs__after_insert();

create function :GRAPHILE_WORKER_SCHEMA.add_job(
  identifier text,
  payload json default null::json,
  queue_name text default null::text,
  run_at timestamp with time zone default null::timestamp with time zone,
  max_attempts integer default null::integer,
  job_key text default null::text,
  priority integer default null::integer,
  flags text[] default null::text[],
  job_key_mode text default 'replace'::text
) returns :GRAPHILE_WORKER_SCHEMA.jobs as $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from :GRAPHILE_WORKER_SCHEMA.add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts,
        job_key,
        priority,
        flags
      ):::GRAPHILE_WORKER_SCHEMA.job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;

    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;

    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts, 25),
        add_job.job_key,
        coalesce(add_job.priority, 0),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from :GRAPHILE_WORKER_SCHEMA.tasks
      left join :GRAPHILE_WORKER_SCHEMA.job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$ language plpgsql;

-- Migrate over the old tables
insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
select distinct queue_name
from :GRAPHILE_WORKER_SCHEMA.jobs_legacy
where queue_name is not null
on conflict do nothing;

insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
select distinct task_identifier
from :GRAPHILE_WORKER_SCHEMA.jobs_legacy
on conflict do nothing;

insert into :GRAPHILE_WORKER_SCHEMA.jobs (
  job_queue_id,
  task_id,
  payload,
  priority,
  run_at,
  attempts,
  max_attempts,
  last_error,
  created_at,
  updated_at,
  key,
  revision,
  flags
)
  select
    job_queues.id,
    tasks.id,
    legacy.payload,
    legacy.priority,
    legacy.run_at,
    legacy.attempts,
    legacy.max_attempts,
    legacy.last_error,
    legacy.created_at,
    legacy.updated_at,
    legacy.key,
    legacy.revision,
    legacy.flags
  from :GRAPHILE_WORKER_SCHEMA.jobs_legacy legacy
  inner join :GRAPHILE_WORKER_SCHEMA.tasks
  on tasks.identifier = legacy.task_identifier
  left join :GRAPHILE_WORKER_SCHEMA.job_queues
  on job_queues.queue_name = legacy.queue_name;

drop table :GRAPHILE_WORKER_SCHEMA.jobs_legacy;
drop table :GRAPHILE_WORKER_SCHEMA.job_queues_legacy;

`,"000012.sql":String.raw`create or replace function :GRAPHILE_WORKER_SCHEMA.add_jobs(
  specs :GRAPHILE_WORKER_SCHEMA.job_spec[],
  job_key_preserve_run_at boolean default false
)
returns setof :GRAPHILE_WORKER_SCHEMA.jobs
as $$
begin
  -- Ensure all the tasks exist
  insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;

  -- Ensure all the queues exist
  insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;

  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update :GRAPHILE_WORKER_SCHEMA.jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?

  return query insert into :GRAPHILE_WORKER_SCHEMA.jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join :GRAPHILE_WORKER_SCHEMA.tasks
    on tasks.identifier = spec.identifier
    left join :GRAPHILE_WORKER_SCHEMA.job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$ language plpgsql;
`,"000013.sql":String.raw`--! breaking-change
alter type :GRAPHILE_WORKER_SCHEMA.job_spec alter attribute max_attempts type smallint;
alter type :GRAPHILE_WORKER_SCHEMA.job_spec alter attribute priority type smallint;

drop function :GRAPHILE_WORKER_SCHEMA.add_job;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts smallint DEFAULT NULL::smallint, job_key text DEFAULT NULL::text, priority smallint DEFAULT NULL::smallint, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS :GRAPHILE_WORKER_SCHEMA.jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from :GRAPHILE_WORKER_SCHEMA.add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts,
        job_key,
        priority,
        flags
      ):::GRAPHILE_WORKER_SCHEMA.job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts, 25),
        add_job.job_key,
        coalesce(add_job.priority, 0),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from :GRAPHILE_WORKER_SCHEMA.tasks
      left join :GRAPHILE_WORKER_SCHEMA.job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority smallint DEFAULT NULL::smallint, attempts smallint DEFAULT NULL::smallint, max_attempts smallint DEFAULT NULL::smallint) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA.jobs
    LANGUAGE sql
    AS $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;
`,"000014.sql":String.raw`--! breaking-change
-- Go back to exposing 'int' on public interfaces, use smallint internally.

drop function :GRAPHILE_WORKER_SCHEMA.add_job;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts int DEFAULT NULL::int, job_key text DEFAULT NULL::text, priority int DEFAULT NULL::int, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS :GRAPHILE_WORKER_SCHEMA.jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA.jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from :GRAPHILE_WORKER_SCHEMA.add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      ):::GRAPHILE_WORKER_SCHEMA.job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into :GRAPHILE_WORKER_SCHEMA.tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into :GRAPHILE_WORKER_SCHEMA.job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA.jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from :GRAPHILE_WORKER_SCHEMA.tasks
      left join :GRAPHILE_WORKER_SCHEMA.job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority int DEFAULT NULL::int, attempts int DEFAULT NULL::int, max_attempts int DEFAULT NULL::int) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA.jobs
    LANGUAGE sql
    AS $$
  update :GRAPHILE_WORKER_SCHEMA.jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;
`,"000015.sql":String.raw`-- Tidy up from previous migrations
drop function :GRAPHILE_WORKER_SCHEMA.jobs__increase_job_queue_count();
drop function :GRAPHILE_WORKER_SCHEMA.jobs__decrease_job_queue_count();
drop function :GRAPHILE_WORKER_SCHEMA.tg__update_timestamp();

-- Add function to unlock all jobs from the given workers due to a crash or similar
create function :GRAPHILE_WORKER_SCHEMA.force_unlock_workers(worker_ids text[]) returns void as $$
update :GRAPHILE_WORKER_SCHEMA.jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update :GRAPHILE_WORKER_SCHEMA.job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$ language sql volatile;
`,"000016.sql":String.raw`--! breaking-change
alter table :GRAPHILE_WORKER_SCHEMA.jobs rename to _private_jobs;
alter table :GRAPHILE_WORKER_SCHEMA.job_queues rename to _private_job_queues;
alter table :GRAPHILE_WORKER_SCHEMA.tasks rename to _private_tasks;
alter table :GRAPHILE_WORKER_SCHEMA.known_crontabs rename to _private_known_crontabs;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.add_job;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from :GRAPHILE_WORKER_SCHEMA.add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      ):::GRAPHILE_WORKER_SCHEMA.job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks
      left join :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.add_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_jobs(specs :GRAPHILE_WORKER_SCHEMA.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist
  insert into :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;
  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.complete_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.complete_jobs(job_ids bigint[]) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE sql
    AS $$
  delete from :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.force_unlock_workers;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.permanently_fail_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE sql
    AS $$
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.remove_job;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.remove_job(job_key text) RETURNS :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA._private_jobs;
begin
  -- Delete job if not locked
  delete from :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;

DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs;
CREATE FUNCTION :GRAPHILE_WORKER_SCHEMA.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE sql
    AS $$
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;
`,"000017.sql":String.raw`create view :GRAPHILE_WORKER_SCHEMA.jobs as (
  select
    jobs.id,
    job_queues.queue_name,
    tasks.identifier as task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
  from :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
  inner join :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks
  on tasks.id = jobs.task_id
  left join :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
  on job_queues.id = jobs.job_queue_id
);
`,"000018.sql":String.raw`DROP TRIGGER _900_after_insert ON :GRAPHILE_WORKER_SCHEMA._private_jobs;
DROP FUNCTION :GRAPHILE_WORKER_SCHEMA.tg_jobs__after_insert;

CREATE OR REPLACE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from :GRAPHILE_WORKER_SCHEMA.add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      ):::GRAPHILE_WORKER_SCHEMA.job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks
      left join :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;

CREATE OR REPLACE FUNCTION :GRAPHILE_WORKER_SCHEMA.add_jobs(specs :GRAPHILE_WORKER_SCHEMA.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist
  insert into :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join :GRAPHILE_WORKER_SCHEMA._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join :GRAPHILE_WORKER_SCHEMA._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;

CREATE OR REPLACE FUNCTION :GRAPHILE_WORKER_SCHEMA.remove_job(job_key text) RETURNS :GRAPHILE_WORKER_SCHEMA._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job :GRAPHILE_WORKER_SCHEMA._private_jobs;
begin
  -- Delete job if not locked
  delete from :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update :GRAPHILE_WORKER_SCHEMA._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;
`,"000019.sql":String.raw`--! breaking-change
-- This is just a breaking change marker for the v0.17 worker-centric to
-- pool-centric jump. The migration itself is not breaking.
select 1;
`}}));var require_deferred=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});function defer(){let resolve;let reject;return Object.assign(new Promise((_resolve,_reject)=>{resolve=_resolve;reject=_reject}),{resolve,reject})}exports.default=defer}));var require_getQueueNames=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.getQueueNames=void 0;async function getQueueNames(compiledSharedOptions,withPgClient,queueIds){const{escapedWorkerSchema,workerSchema,resolvedPreset:{worker:{preparedStatements}}}=compiledSharedOptions;const text=`\
select id, queue_name
from ${escapedWorkerSchema}._private_job_queues as job_queues
where id = any($1::int[]);`;const values=[queueIds];const name=!preparedStatements?void 0:`get_queue_names/${workerSchema}`;const{rows}=await withPgClient.withRetries(client=>client.query({text,values,name}));const lookup=Object.create(null);for(const row of rows)lookup[row.id]=row.queue_name;return queueIds.map(id=>lookup[id]??null)}exports.getQueueNames=getQueueNames}));var require_helpers=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.makeWithPgClientFromClient=exports.makeWithPgClientFromPool=exports.makeJobHelpers=exports.makeAddJobs=exports.makeAddJob=void 0;const deferred_1=(init_tslib_es6(),__toCommonJS(tslib_es6_exports)).__importDefault(require_deferred());const getQueueNames_1=require_getQueueNames();function makeAddJob(compiledSharedOptions,withPgClient){const{escapedWorkerSchema,resolvedPreset:{worker:{useNodeTime}}}=compiledSharedOptions;return(identifier,payload,spec={})=>{return withPgClient(async pgClient=>{const{rows}=await pgClient.query(`
        select * from ${escapedWorkerSchema}.add_job(
          identifier => $1::text,
          payload => $2::json,
          queue_name => $3::text,
          run_at => $4::timestamptz,
          max_attempts => $5::int,
          job_key => $6::text,
          priority => $7::int,
          flags => $8::text[],
          job_key_mode => $9::text
        );
        `,[identifier,JSON.stringify(payload??{}),spec.queueName||null,spec.runAt?spec.runAt.toISOString():useNodeTime?(/* @__PURE__ */ new Date()).toISOString():null,spec.maxAttempts||null,spec.jobKey||null,spec.priority||null,spec.flags||null,spec.jobKeyMode||null]);const job=rows[0];job.task_identifier=identifier;return job})}}exports.makeAddJob=makeAddJob;function makeAddJobs(compiledSharedOptions,withPgClient){const{escapedWorkerSchema,resolvedPreset:{worker:{useNodeTime}}}=compiledSharedOptions;return(jobSpecs,jobKeyPreserveRunAt)=>withPgClient(async pgClient=>{const NOW=useNodeTime?(/* @__PURE__ */ new Date()).toISOString():void 0;const dbSpecs=jobSpecs.map(spec=>({identifier:spec.identifier,payload:spec.payload,queue_name:spec.queueName,run_at:spec.runAt?.toISOString()??NOW,max_attempts:spec.maxAttempts,job_key:spec.jobKey,priority:spec.priority,flags:spec.flags}));const{rows:dbJobs}=await pgClient.query(`\
select *
from ${escapedWorkerSchema}.add_jobs(
  array(
    select json_populate_recordset(null::${escapedWorkerSchema}.job_spec, $1::json)
  ),
  $2::boolean
);`,[JSON.stringify(dbSpecs),jobKeyPreserveRunAt]);const jobs=[];for(let i=0,l=jobSpecs.length;i<l;i++){const dbJob=dbJobs[i];const jobSpec=jobSpecs[i];jobs.push({...dbJob,task_identifier:jobSpec.identifier})}return jobs})}exports.makeAddJobs=makeAddJobs;const $$cache=Symbol(`queueNameById`);const $$nextBatch=Symbol(`pendingQueueIds`);function getQueueName(compiledSharedOptions,withPgClient,queueId){if(queueId==null)return null;let rawCache=compiledSharedOptions[$$cache];if(!rawCache)rawCache=compiledSharedOptions[$$cache]=Object.create(null);const cache=rawCache;const existing=cache[queueId];if(existing!==void 0)return existing;let nextBatch=compiledSharedOptions[$$nextBatch];const promise=(0,deferred_1.default)();cache[queueId]=promise;if(nextBatch)nextBatch.push(queueId);else{nextBatch=compiledSharedOptions[$$nextBatch]=[];nextBatch.push(queueId);const queueIds=nextBatch;setTimeout(()=>{compiledSharedOptions[$$nextBatch]=void 0;(0,getQueueNames_1.getQueueNames)(compiledSharedOptions,withPgClient,queueIds).then(names=>{for(let i=0,l=queueIds.length;i<l;i++){const queueId=queueIds[i];const name=names[i];const cached=cache[queueId];if(typeof cached===`object`){if(name!=null){cached.resolve(name);cache[queueId]=name}else{cached.reject(/* @__PURE__ */ new Error(`Queue with id '${queueId}' not found`));cache[queueId]=void 0}}else if(name!=null)cache[queueId]=name;else cache[queueId]=void 0}},e=>{for(const queueId of queueIds){cache[queueId].reject(e);cache[queueId]=void 0}}).catch(e=>{console.error(`Graphile Worker Internal Error`,e)})},compiledSharedOptions.resolvedPreset.worker.getQueueNameBatchDelay??50)}return promise}function makeJobHelpers(compiledSharedOptions,job,{withPgClient,abortSignal,abortPromise,logger:overrideLogger}){const logger=(overrideLogger??compiledSharedOptions.logger).scope({label:`job`,taskIdentifier:job.task_identifier,jobId:job.id});const helpers={abortSignal,abortPromise,job,getQueueName(queueId=job.job_queue_id){return getQueueName(compiledSharedOptions,withPgClient,queueId)},logger,withPgClient,query:(queryText,values)=>withPgClient(pgClient=>pgClient.query(queryText,values)),addJob:makeAddJob(compiledSharedOptions,withPgClient),addJobs:makeAddJobs(compiledSharedOptions,withPgClient)};Object.assign(helpers,{debug(format,...parameters){logger.error("REMOVED: `helpers.debug` has been replaced with `helpers.logger.debug`; please do not use `helpers.debug`");logger.debug(format,{parameters})}});return helpers}exports.makeJobHelpers=makeJobHelpers;function makeWithPgClientFromPool(pgPool){return async function withPgClientFromPool(callback){const client=await pgPool.connect();try{return await callback(client)}finally{await client.release()}}}exports.makeWithPgClientFromPool=makeWithPgClientFromPool;function makeWithPgClientFromClient(pgClient){return async callback=>{return callback(pgClient)}}exports.makeWithPgClientFromClient=makeWithPgClientFromClient}));var require_migrate=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.migrate=exports.runMigration=exports.installSchema=void 0;const sql_1=require_sql();const lib_1=require_lib();function checkPostgresVersion(versionString){const postgresVersion=parseInt(versionString,10);if(postgresVersion<12e4)throw new Error(`This version of Graphile Worker requires PostgreSQL v12.0 or greater (detected \`server_version_num\` = ${versionString})`);return postgresVersion}async function fetchAndCheckPostgresVersion(client){const{rows:[row]}=await client.query(`select current_setting('server_version_num') as server_version_num`);return checkPostgresVersion(row.server_version_num)}async function installSchema(compiledSharedOptions,event){const{hooks,escapedWorkerSchema,middleware}=compiledSharedOptions;event.postgresVersion=await fetchAndCheckPostgresVersion(event.client);await middleware.run(`bootstrap`,event,async event=>{await hooks.process(`prebootstrap`,event);await event.client.query(`\
create schema if not exists ${escapedWorkerSchema};
create table if not exists ${escapedWorkerSchema}.migrations(
  id int primary key,
  ts timestamptz default now() not null
);
alter table ${escapedWorkerSchema}.migrations add column if not exists breaking boolean not null default false;
`);await event.client.query(`update ${escapedWorkerSchema}.migrations set breaking = true where id = any($1::int[])`,[lib_1.BREAKING_MIGRATIONS]);await hooks.process(`postbootstrap`,event)})}exports.installSchema=installSchema;async function runMigration(compiledSharedOptions,event,migrationFile,migrationNumber){const{escapedWorkerSchema,logger,hooks}=compiledSharedOptions;const text=sql_1.migrations[migrationFile].replace(/:GRAPHILE_WORKER_SCHEMA\b/g,escapedWorkerSchema);const breaking=lib_1.BREAKING_MIGRATIONS.includes(migrationNumber);logger.debug(`Running ${breaking?`breaking`:`backwards-compatible`} migration ${migrationFile}`);let migrationInsertComplete=false;await event.client.query(`begin`);try{await event.client.query({text:`insert into ${escapedWorkerSchema}.migrations (id, breaking) values ($1, $2)`,values:[migrationNumber,breaking]});migrationInsertComplete=true;await event.client.query({text});await event.client.query(`select pg_notify($1, $2)`,[`worker:migrate`,JSON.stringify({migrationNumber,breaking})]);await event.client.query(`commit`)}catch(rawError){const error=(0,lib_1.coerceError)(rawError);await event.client.query(`rollback`);await hooks.process(`migrationError`,{...event,error});if(!migrationInsertComplete&&CLASH_CODES.includes(error.code)){logger.debug(`Some other worker has performed migration ${migrationFile}; continuing.`);return}if(error.code===`22012`&&migrationNumber===11)throw new Error(`There are locked jobs present; migration 11 cannot complete. Please ensure all workers are shut down cleanly and all locked jobs and queues are unlocked before attempting this migration. To achieve this with minimal downtime, please consider using Worker Pro: https://worker.graphile.org/docs/pro/migration`);throw error}}exports.runMigration=runMigration;async function migrate(compiledSharedOptions,client){const{escapedWorkerSchema,hooks,logger,middleware}=compiledSharedOptions;let latestMigration=null;let latestBreakingMigration=null;const event={ctx:compiledSharedOptions,client,postgresVersion:0,scratchpad:Object.create(null)};for(let attempts=0;attempts<2;attempts++){try{const{rows:[row]}=await event.client.query(`\
select current_setting('server_version_num') as server_version_num,
(select id from ${escapedWorkerSchema}.migrations order by id desc limit 1) as id,
(select id from ${escapedWorkerSchema}.migrations where breaking is true order by id desc limit 1) as biggest_breaking_id;
`);latestMigration=row.id;latestBreakingMigration=row.biggest_breaking_id;event.postgresVersion=checkPostgresVersion(row.server_version_num);break}catch(rawE){const e=(0,lib_1.coerceError)(rawE);if(attempts===0&&NX_CODES.includes(e.code))try{await installSchema(compiledSharedOptions,event);break}catch(rawE2){const e2=(0,lib_1.coerceError)(rawE2);if(CLASH_CODES.includes(e2.code)){}else throw e2}else throw e}await(0,lib_1.sleep)(400+Math.random()*200)}await middleware.run(`migrate`,event,async event=>{await hooks.process(`premigrate`,event);const migrationFiles=Object.keys(sql_1.migrations);let highestMigration=0;let migrated=false;for(const migrationFile of migrationFiles){const migrationNumber=parseInt(migrationFile.slice(0,6),10);if(migrationNumber>highestMigration)highestMigration=migrationNumber;if(latestMigration==null||migrationNumber>latestMigration){migrated=true;await runMigration(compiledSharedOptions,event,migrationFile,migrationNumber)}}if(migrated)logger.debug(`Migrations complete`);if(latestBreakingMigration&&highestMigration<latestBreakingMigration){process.exitCode=57;throw new Error(`Database is using Graphile Worker schema revision ${latestMigration} which includes breaking migration ${latestBreakingMigration}, but the currently running worker only supports up to revision ${highestMigration}. It would be unsafe to continue; please ensure all versions of Graphile Worker are compatible.`)}else if(latestMigration&&highestMigration<latestMigration)logger.warn(`Database is using Graphile Worker schema revision ${latestMigration}, but the currently running worker only supports up to revision ${highestMigration} which may or may not be compatible. Please ensure all versions of Graphile Worker you're running are compatible, or use Worker Pro which will perform this check for you. Attempting to continue regardless.`);await hooks.process(`postmigrate`,event)})}exports.migrate=migrate;const NX_CODES=[`42P01`,`42703`];const CLASH_CODES=[`23505`,`42P06`,`42P07`,`42710`]}));var _vendored_cosmiconfig_exports=/* @__PURE__ */ __exportAll({cosmiconfigSync:()=>cosmiconfigSync});var cosmiconfigSync;var init__vendored_cosmiconfig=__esmMin((()=>{cosmiconfigSync=()=>({search:()=>null})}));var require_dist$1=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.defaultLogger=exports.consoleLogFactory=exports.makeConsoleLogFactory=exports.Logger=void 0;var Logger=class Logger{constructor(logFactory,scope={}){this._scope=scope;this._logFactory=logFactory;this.log=logFactory(scope)}scope(additionalScope){return new Logger(this._logFactory,{...this._scope,...additionalScope})}error(message,meta){return this.log(`error`,message,meta)}warn(message,meta){return this.log(`warning`,message,meta)}info(message,meta){return this.log(`info`,message,meta)}debug(message,meta){return this.log(`debug`,message,meta)}};exports.Logger=Logger;function makeConsoleLogFactory({format,formatParameters}={format:`%s: %s (%O)`,formatParameters(level,message,scope){return[level.toUpperCase(),message,scope]}}){return function consoleLogFactory(scope){return(level,message)=>{if(level===`debug`&&!process.env.GRAPHILE_LOGGER_DEBUG)return;console[(()=>{switch(level){case`error`:return`error`;case`warning`:return`warn`;case`info`:return`info`;default:return`log`}})()](format,...formatParameters(level,message,scope))}}}exports.makeConsoleLogFactory=makeConsoleLogFactory;exports.consoleLogFactory=makeConsoleLogFactory();exports.defaultLogger=new Logger(exports.consoleLogFactory,{})}));var require_logger=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.defaultLogger=exports.consoleLogFactory=exports.Logger=void 0;if(process.env.GRAPHILE_WORKER_DEBUG)process.env.GRAPHILE_LOGGER_DEBUG=process.env.GRAPHILE_WORKER_DEBUG;const logger_1=require_dist$1();var Logger=class extends logger_1.Logger{};exports.Logger=Logger;exports.consoleLogFactory=(0,logger_1.makeConsoleLogFactory)();exports.defaultLogger=new Logger((0,logger_1.makeConsoleLogFactory)({format:`[%s%s] %s: %s`,formatParameters(level,message,scope){const taskText=scope.taskIdentifier?`: ${scope.taskIdentifier}`:``;const jobIdText=scope.jobId?`{${scope.jobId}}`:``;return[scope.label||`core`,scope.workerId?`(${scope.workerId}${taskText}${jobIdText})`:``,level.toUpperCase(),message]}}))}));var require_config=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.makeWorkerPresetWorkerOptions=void 0;const cosmiconfig_1=(init__vendored_cosmiconfig(),__toCommonJS(_vendored_cosmiconfig_exports));const cronConstants_1=require_cronConstants();const logger_1=require_logger();const cosmiconfig=(0,cosmiconfig_1.cosmiconfigSync)(`graphile-worker`).search()?.config;const makeWorkerPresetWorkerOptions=()=>({connectionString:process.env.DATABASE_URL,schema:process.env.GRAPHILE_WORKER_SCHEMA||enforceStringOrUndefined(`schema`,cosmiconfig?.schema)||`graphile_worker`,pollInterval:enforceNumberOrUndefined(`pollInterval`,cosmiconfig?.pollInterval)||2e3,concurrentJobs:enforceNumberOrUndefined(`concurrentJobs`,cosmiconfig?.concurrentJobs)||1,maxPoolSize:enforceNumberOrUndefined(`maxPoolSize`,cosmiconfig?.maxPoolSize)||10,preparedStatements:true,crontabFile:`${process.cwd()}/crontab`,taskDirectory:`${process.cwd()}/tasks`,fileExtensions:[`.js`,`.cjs`,`.mjs`],logger:logger_1.defaultLogger,minResetLockedInterval:8*cronConstants_1.MINUTE,maxResetLockedInterval:10*cronConstants_1.MINUTE,gracefulShutdownAbortTimeout:5*cronConstants_1.SECOND,useNodeTime:false});exports.makeWorkerPresetWorkerOptions=makeWorkerPresetWorkerOptions;function enforceStringOrUndefined(keyName,str){if(typeof str===`string`)return str;else if(!str)return;else throw new Error(`Expected '${keyName}' to be a string (or not set), but received ${typeof str}`)}function enforceNumberOrUndefined(keyName,nr){if(typeof nr===`number`)return nr;else if(typeof nr===`string`){const val=parseFloat(nr);if(isFinite(val))return val;else throw new Error(`Expected '${keyName}' to be a number (or not set), but received ${nr}`)}else if(!nr)return;else throw new Error(`Expected '${keyName}' to be a number (or not set), but received ${typeof nr}`)}}));var require_version=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.version=void 0;exports.version=`0.17.3`}));var require_LoadTaskFromExecutableFilePlugin=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.LoadTaskFromExecutableFilePlugin=void 0;const child_process_1=__require(`child_process`);const fs_1=__require(`fs`);const version_js_1=require_version();const supportsExecutableBit=[`darwin`,`freebsd`,`linux`,`openbsd`,`sunos`].includes(process.platform);exports.LoadTaskFromExecutableFilePlugin={name:`LoadTaskFromExecutableFilePlugin`,version:version_js_1.version,worker:{hooks:{init(ctx){if(!supportsExecutableBit)ctx.logger.warn(`Executable file detection not yet supported on '${process.platform}'.`)},async loadTaskFromFiles(ctx,details){if(details.handler)return;if(!supportsExecutableBit)return;const{fileDetailsList,taskIdentifier}=details;const executableFile=fileDetailsList.find(f=>f.stats.mode&fs_1.constants.S_IXUSR);if(!executableFile)return;ctx.logger.debug(`Making executable file task '${taskIdentifier}' for '${executableFile.fullPath}'`,{executableFile});details.handler=makeTaskForExecutable(taskIdentifier,executableFile.fullPath)}}}};function makeTaskForExecutable(taskIdentifier,fullPath){return(payload,helpers)=>{return new Promise((resolve,reject)=>{const child=(0,child_process_1.spawn)(fullPath,[],{cwd:process.cwd(),env:{...process.env,GRAPHILE_WORKER_PAYLOAD_FORMAT:`json`,GRAPHILE_WORKER_TASK_IDENTIFIER:taskIdentifier,GRAPHILE_WORKER_JOB_ID:helpers.job.id,GRAPHILE_WORKER_JOB_KEY:helpers.job.key??void 0,GRAPHILE_WORKER_JOB_ATTEMPTS:String(helpers.job.attempts),GRAPHILE_WORKER_JOB_MAX_ATTEMPTS:String(helpers.job.max_attempts),GRAPHILE_WORKER_JOB_PRIORITY:String(helpers.job.priority),GRAPHILE_WORKER_JOB_RUN_AT:helpers.job.run_at.toISOString()},stdio:`pipe`,shell:false,signal:helpers.abortSignal,timeout:144e5});child.once(`error`,error=>{reject(error)});child.stdout.on(`data`,data=>{helpers.logger.info(data.toString(`utf8`))});child.stderr.on(`data`,data=>{helpers.logger.error(data.toString(`utf8`))});child.once(`close`,code=>{if(code===0)resolve();else reject(`Process exited with code ${code}`)});child.stdin.end(JSON.stringify({payload}))})}}}));var require_LoadTaskFromJsPlugin=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.LoadTaskFromJsPlugin=void 0;const url_1=__require(`url`);const index_js_1=require_dist();const lib_js_1=require_lib();const version_js_1=require_version();const DEFAULT_EXTENSIONS=[`.js`,`.mjs`,`.cjs`];exports.LoadTaskFromJsPlugin={name:`LoadTaskFromJsPlugin`,version:version_js_1.version,worker:{hooks:{async loadTaskFromFiles(ctx,details){if(details.handler)return;const{resolvedPreset}=ctx;const{fileDetailsList}=details;let jsFile=void 0;const extensions=resolvedPreset?.worker?.fileExtensions??DEFAULT_EXTENSIONS;outerloop:for(const extension of extensions)for(const fileDetails of fileDetailsList)if(fileDetails.extension===extension){jsFile=fileDetails;break outerloop}if(!jsFile)return;try{const rawMod=await import((0,url_1.pathToFileURL)(jsFile.fullPath).href);const mod=rawMod.default?.default?.__esModule===true?rawMod.default.default:rawMod.default?.__esModule===true?rawMod.default:Object.keys(rawMod).length===1&&typeof rawMod.default===`object`&&rawMod.default!==null?rawMod.default:rawMod;const task=mod.default||mod;if((0,index_js_1.isValidTask)(task))details.handler=task;else throw new Error(`Invalid task '${jsFile.fullPath}' - expected function, received ${task?typeof task:String(task)}.`)}catch(error){const message=`Error processing '${jsFile.fullPath}': ${(0,lib_js_1.coerceError)(error).message}`;throw new Error(message)}}}}}}));var require_preset=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.EMPTY_PRESET=exports.WorkerPreset=void 0;const config_1=require_config();const LoadTaskFromExecutableFilePlugin_1=require_LoadTaskFromExecutableFilePlugin();const LoadTaskFromJsPlugin_1=require_LoadTaskFromJsPlugin();exports.WorkerPreset={plugins:[LoadTaskFromJsPlugin_1.LoadTaskFromJsPlugin,LoadTaskFromExecutableFilePlugin_1.LoadTaskFromExecutableFilePlugin],worker:(0,config_1.makeWorkerPresetWorkerOptions)()};exports.EMPTY_PRESET=Object.freeze({})}));var require_lib=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.safeEmit=exports.calculateDelay=exports.isPromiseLike=exports.coerceError=exports.sleep=exports.makeEnhancedWithPgClient=exports.RETRYABLE_ERROR_CODES=exports.tryParseJson=exports.getUtilsAndReleasersFromOptions=exports.withReleasers=exports.assertPool=exports.processSharedOptions=exports.BREAKING_MIGRATIONS=void 0;const tslib_1=(init_tslib_es6(),__toCommonJS(tslib_es6_exports));const assert=tslib_1.__importStar(__require(`assert`));const events_1=tslib_1.__importDefault(__require(`events`));const graphile_config_1=require_dist$2();const pg_1=(init__vendored_pg(),__toCommonJS(_vendored_pg_exports));const sql_1=require_sql();const helpers_1=require_helpers();const migrate_1=require_migrate();const preset_1=require_preset();const version_1=require_version();const MAX_MIGRATION_NUMBER=Object.keys(sql_1.migrations).reduce((memo,migrationFile)=>{const migrationNumber=parseInt(migrationFile.slice(0,6),10);return Math.max(memo,migrationNumber)},0);exports.BREAKING_MIGRATIONS=Object.entries(sql_1.migrations).filter(([_,text])=>{return text.startsWith(`--! breaking`)}).map(([migrationFile])=>parseInt(migrationFile.slice(0,6),10));function legacyOptionsToPreset(options){if(`_rawOptions`in options){console.trace(`GraphileWorkerInternalError: CompiledSharedOptions used where SharedOptions was expected.`);throw new Error(`GraphileWorkerInternalError: CompiledSharedOptions used where SharedOptions was expected.`)}assert.ok(!options.taskList||!options.taskDirectory,"Exactly one of either `taskDirectory` or `taskList` should be set");const preset={extends:[],worker:{}};for(const key of Object.keys(options)){if(options[key]==null)continue;switch(key){case`forbiddenFlags`:case`pgPool`:case`workerId`:case`autostart`:case`workerPool`:case`abortSignal`:case`noHandleSignals`:case`taskList`:case`crontab`:case`parsedCronItems`:break;case`preset`:preset.extends.push(options[key]);break;case`logger`:preset.worker.logger=options[key];break;case`schema`:preset.worker.schema=options[key];break;case`connectionString`:preset.worker.connectionString=options[key];break;case`events`:preset.worker.events=options[key];break;case`maxPoolSize`:preset.worker.maxPoolSize=options[key];break;case`useNodeTime`:preset.worker.useNodeTime=options[key];break;case`noPreparedStatements`:preset.worker.preparedStatements=!options[key];break;case`minResetLockedInterval`:preset.worker.minResetLockedInterval=options[key];break;case`maxResetLockedInterval`:preset.worker.maxResetLockedInterval=options[key];break;case`gracefulShutdownAbortTimeout`:preset.worker.gracefulShutdownAbortTimeout=options[key];break;case`pollInterval`:preset.worker.pollInterval=options[key];break;case`concurrency`:preset.worker.concurrentJobs=options[key];break;case`taskDirectory`:preset.worker.taskDirectory=options[key];break;case`crontabFile`:preset.worker.crontabFile=options[key];break;default:console.warn(`Do not know how to convert config option '${key}' into its preset equivalent; ignoring.`)}}return preset}const _sharedOptionsCache=/* @__PURE__ */ new WeakMap;function processSharedOptions(options,{scope}={}){if(`_rawOptions`in options)throw new Error(`Fed processed options to processSharedOptions; this is invalid.`);let compiled=_sharedOptionsCache.get(options);if(!compiled){const resolvedPreset=(0,graphile_config_1.resolvePreset)({extends:[preset_1.WorkerPreset,legacyOptionsToPreset(options)]});const middleware=new graphile_config_1.Middleware;(0,graphile_config_1.orderedApply)(resolvedPreset.plugins,plugin=>plugin.worker?.middleware,(name,fn,_plugin)=>{middleware.register(name,fn)});const{worker:{minResetLockedInterval,maxResetLockedInterval,schema:workerSchema,logger,events=new events_1.default},plugins}=resolvedPreset;const escapedWorkerSchema=pg_1.Client.prototype.escapeIdentifier(workerSchema);const ctx={version:version_1.version,resolvedPreset,workerSchema,escapedWorkerSchema,events,logger};compiled=middleware.run(`init`,{ctx},()=>{if(!Number.isFinite(minResetLockedInterval)||!Number.isFinite(maxResetLockedInterval)||minResetLockedInterval<1||maxResetLockedInterval<minResetLockedInterval)throw new Error(`Invalid values for minResetLockedInterval (${minResetLockedInterval})/maxResetLockedInterval (${maxResetLockedInterval})`);const hooks=new graphile_config_1.AsyncHooks;const compiled=Object.assign(ctx,{hooks,middleware,maxMigrationNumber:MAX_MIGRATION_NUMBER,breakingMigrationNumbers:exports.BREAKING_MIGRATIONS,_rawOptions:options});(0,graphile_config_1.applyHooks)(plugins,p=>p.worker?.hooks,(name,fn,plugin)=>{const context=compiled;const cb=((...args)=>fn(context,...args));cb.displayName=`${plugin.name}_hook_${name}`;hooks.hook(name,cb)});_sharedOptionsCache.set(options,compiled);Promise.resolve(hooks.process(`init`)).catch(error=>{logger.error(`One of the plugins you are using raised an error during 'init'; but errors during 'init' are currently ignored. Continuing. Error: ${error}`,{error})});return compiled})}if(scope)return{...compiled,logger:compiled.logger.scope(scope)};else return compiled}exports.processSharedOptions=processSharedOptions;async function assertPool(compiledSharedOptions,releasers){const{resolvedPreset:{worker:{maxPoolSize,connectionString}},_rawOptions}=compiledSharedOptions;assert.ok(!_rawOptions.pgPool||!_rawOptions.connectionString,"Both `pgPool` and `connectionString` are set, at most one of these options should be provided");let pgPool;if(_rawOptions.pgPool){pgPool=_rawOptions.pgPool;if(pgPool.listeners(`error`).length===0){console.warn(`Your pool doesn't have error handlers! See: https://err.red/wpeh?v=${encodeURIComponent(version_1.version)}`);installErrorHandlers(compiledSharedOptions,releasers,pgPool)}if(pgPool.listeners(`connect`).length===0){console.warn(`Your pool doesn't have all of the error handlers! See: https://err.red/wpeh?v=${encodeURIComponent(version_1.version)}&method=connect`);installErrorHandlers(compiledSharedOptions,releasers,pgPool)}}else if(connectionString)pgPool=makeNewPool(compiledSharedOptions,releasers,{connectionString,max:maxPoolSize});else if(process.env.PGDATABASE)pgPool=makeNewPool(compiledSharedOptions,releasers,{max:maxPoolSize});else throw new Error("You must either specify `pgPool` or `connectionString`, or you must make the `DATABASE_URL` or `PG*` environmental variables available.");return pgPool}exports.assertPool=assertPool;function makeNewPool(compiledSharedOptions,releasers,poolOptions){const pgPool=new pg_1.Pool(poolOptions);releasers.push(()=>{pgPool.end()});installErrorHandlers(compiledSharedOptions,releasers,pgPool);return pgPool}function installErrorHandlers(compiledSharedOptions,releasers,pgPool){const{logger}=compiledSharedOptions;const handlePoolError=err=>{logger.error(`PostgreSQL idle client generated error: ${err.message}`,{error:err})};const handleClientError=err=>{logger.error(`PostgreSQL active client generated error: ${err.message}`,{error:err})};pgPool.on(`error`,handlePoolError);const handlePoolConnect=client=>{client.on(`error`,handleClientError)};pgPool.on(`connect`,handlePoolConnect);releasers.push(()=>{pgPool.removeListener(`error`,handlePoolError);pgPool.removeListener(`connect`,handlePoolConnect)})}async function withReleasers(callback){const releasers=[];let released=false;const release=async()=>{if(released)throw new Error(`Internal error: compiledOptions was released twice.`);else released=true;let firstError=null;for(let i=releasers.length-1;i>=0;i--)try{await releasers[i]()}catch(e){firstError??=coerceError(e)}if(firstError)throw firstError};try{return await callback(releasers,release)}catch(e){try{await release()}catch(e2){}throw e}}exports.withReleasers=withReleasers;const getUtilsAndReleasersFromOptions=async(options,settings={})=>{if(`_rawOptions`in options)throw new Error(`Fed processed options to getUtilsAndReleasersFromOptions; this is invalid.`);const compiledSharedOptions=processSharedOptions(options,settings);const{logger,resolvedPreset:{worker:{concurrentJobs:concurrency}}}=compiledSharedOptions;return withReleasers(async function getUtilsFromOptions(releasers,release){const pgPool=await assertPool(compiledSharedOptions,releasers);const max=pgPool?.options?.max||10;if(max<concurrency)logger.warn(`WARNING: having maxPoolSize (${max}) smaller than concurrency (${concurrency}) may lead to non-optimal performance.`,{max,concurrency});const withPgClient=makeEnhancedWithPgClient((0,helpers_1.makeWithPgClientFromPool)(pgPool));await withPgClient(function migrateWithPgClient(client){return(0,migrate_1.migrate)(compiledSharedOptions,client)});const addJob=(0,helpers_1.makeAddJob)(compiledSharedOptions,withPgClient);const addJobs=(0,helpers_1.makeAddJobs)(compiledSharedOptions,withPgClient);return[{...compiledSharedOptions,pgPool,withPgClient,addJob,addJobs,releasers},release]})};exports.getUtilsAndReleasersFromOptions=getUtilsAndReleasersFromOptions;function tryParseJson(json){if(json==null)return null;try{return JSON.parse(json)}catch(e){return null}}exports.tryParseJson=tryParseJson;exports.RETRYABLE_ERROR_CODES={__proto__:null,"40001":{minDelay:50,maxDelay:5e3},"40P01":{minDelay:50,maxDelay:5e3},"57P03":{minDelay:3e3,maxDelay:12e4},EHOSTUNREACH:{minDelay:3e3,maxDelay:12e4},ETIMEDOUT:{minDelay:3e3,maxDelay:12e4}};const MAX_RETRIES=100;function makeEnhancedWithPgClient(withPgClient){if(`withRetries`in withPgClient&&typeof withPgClient.withRetries===`function`)return withPgClient;const enhancedWithPgClient=withPgClient;enhancedWithPgClient.withRetries=async(...args)=>{let lastError;for(let attempts=0;attempts<MAX_RETRIES;attempts++)try{return await withPgClient(...args)}catch(rawE){const e=coerceError(rawE);const retryable=exports.RETRYABLE_ERROR_CODES[e.code];if(retryable){lastError=e;const delay=calculateDelay(attempts,{maxAttempts:MAX_RETRIES,minDelay:retryable.minDelay,maxDelay:retryable.maxDelay,multiplier:1.5});await(0,exports.sleep)(delay)}else throw e}console.error(`Retried ${MAX_RETRIES} times, and still failed:`,lastError);throw lastError};return enhancedWithPgClient}exports.makeEnhancedWithPgClient=makeEnhancedWithPgClient;const sleep=ms=>new Promise(resolve=>setTimeout(resolve,ms));exports.sleep=sleep;function coerceError(err){if(err instanceof Error)return err;else{const message=typeof err===`object`&&err!==null&&`message`in err?String(err.message):`An error occurred`;return new Error(message,{cause:err})}}exports.coerceError=coerceError;function isPromiseLike(v){return v!=null&&typeof v.then===`function`}exports.isPromiseLike=isPromiseLike;function calculateDelay(previousAttempts,retryOptions){const{minDelay=200,maxDelay=3e4,multiplier=1.5}=retryOptions;const jitter=Math.random();return Math.min(minDelay*Math.pow(multiplier,previousAttempts),maxDelay)*(.5+jitter)}exports.calculateDelay=calculateDelay;function safeEmit(ctx,eventName,payload){const{events,logger}=ctx;try{events.emit(eventName,payload)}catch(e){const error=coerceError(e);logger.error(`Emitting ${eventName} raised an error - this should never happen: ${error.stack??error}`,{error,eventName,payload})}}exports.safeEmit=safeEmit}));var require_crontab=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.parseCronItem=exports.parseCronItems=exports.parseCrontab=exports.parseCrontabLine=void 0;const JSON5=(init_tslib_es6(),__toCommonJS(tslib_es6_exports)).__importStar(require_lib$1());const querystring_1=__require(`querystring`);const cronConstants_1=require_cronConstants();const cronMatcher_1=require_cronMatcher();const interfaces_1=require_interfaces$1();const lib_1=require_lib();const parseTimePhrase=timePhrase=>{let remaining=timePhrase;let milliseconds=0;while(remaining.length){const matches=cronConstants_1.TIMEPHRASE_PART.exec(remaining);if(!matches)throw new Error(`Invalid time phrase '${timePhrase}', did not understand '${remaining}'`);const[wholeMatch,quantity,period]=matches;const periodDuration=cronConstants_1.PERIOD_DURATIONS[period]||0;milliseconds+=parseInt(quantity,10)*periodDuration;remaining=remaining.slice(wholeMatch.length)}return milliseconds};const parseCrontabOptions=(lineNumber,optionsString)=>{const parsed=optionsString!=null?(0,querystring_1.parse)(optionsString):{};let backfillPeriod=void 0;let maxAttempts=void 0;let identifier=void 0;let queueName=void 0;let jobKey=void 0;let jobKeyMode=void 0;let priority=void 0;const matchers={id:[cronConstants_1.CRONTAB_OPTIONS_ID,matches=>{identifier=matches[1]}],fill:[cronConstants_1.CRONTAB_OPTIONS_BACKFILL,matches=>{backfillPeriod=parseTimePhrase(matches[1])}],max:[cronConstants_1.CRONTAB_OPTIONS_MAX,matches=>{maxAttempts=parseInt(matches[1],10)}],queue:[cronConstants_1.CRONTAB_OPTIONS_QUEUE,matches=>{queueName=matches[1]}],jobKey:[cronConstants_1.CRONTAB_OPTIONS_JOB_KEY,matches=>{jobKey=matches[1]}],jobKeyMode:[cronConstants_1.CRONTAB_OPTIONS_JOB_KEY_MODE,matches=>{jobKeyMode=matches[1]}],priority:[cronConstants_1.CRONTAB_OPTIONS_PRIORITY,matches=>{priority=parseInt(matches[1],10)}]};function match(matcher,key,value){const[regex,set]=matcher;const matches=regex.exec(value);if(matches)set(matches);else throw new Error(`Options on line ${lineNumber} of crontab contains invalid value for '${key}', value '${value}' is not compatible with this option.`)}Object.entries(parsed).forEach(([key,value])=>{if(typeof value!==`string`)throw new Error(`Options on line ${lineNumber} of crontab contains invalid value for '${key}', did you specify it more than once?`);const matcher=Object.prototype.hasOwnProperty.call(matchers,key)?matchers[key]:null;if(matcher)match(matcher,key,value);else throw new Error(`Options on line ${lineNumber} of crontab contains unsupported key '${key}'; supported keys are: '${Object.keys(matchers).join(`', '`)}'.`)});backfillPeriod??=0;if(!jobKeyMode&&jobKey)jobKeyMode=`replace`;return{options:{backfillPeriod,maxAttempts,queueName,priority,jobKey,jobKeyMode},identifier}};const parseCrontabPayload=(lineNumber,payloadString)=>{if(!payloadString)return null;try{return JSON5.parse(payloadString)}catch(e){throw new Error(`Failed to parse JSON5 payload on line ${lineNumber} of crontab: ${(0,lib_1.coerceError)(e).message}`)}};const parseCrontabCommand=(lineNumber,command)=>{const matches=cronConstants_1.CRONTAB_COMMAND.exec(command);if(!matches)throw new Error(`Invalid command specification in line ${lineNumber} of crontab.`);const[,task,optionsString,payloadString]=matches;const{options,identifier=task}=parseCrontabOptions(lineNumber,optionsString);return{task,options,payload:parseCrontabPayload(lineNumber,payloadString),identifier}};const parseCrontabLine=(crontabLine,lineNumber)=>{const matches=cronConstants_1.CRONTAB_LINE_PARTS.exec(crontabLine);if(!matches)throw new Error(`Could not process line '${lineNumber}' of crontab: '${crontabLine}'`);const match=(0,cronMatcher_1.createCronMatcherFromRanges)(matches,`line ${lineNumber} of crontab`);const{task,options,payload,identifier}=parseCrontabCommand(lineNumber,matches[6]);return{[interfaces_1.$$isParsed]:true,match,task,options,payload,identifier}};exports.parseCrontabLine=parseCrontabLine;const parseCrontab=crontab=>{const lines=crontab.split(/\r?\n/);const items=[];for(let lineNumber=1,numberOfLines=lines.length;lineNumber<=numberOfLines;lineNumber++){const line=lines[lineNumber-1].trim();if(line.startsWith(`#`)||line===``)continue;items.push((0,exports.parseCrontabLine)(line,lineNumber))}const identifiers=items.map(i=>i.identifier);identifiers.sort();const duplicates=identifiers.filter((id,i)=>i>0&&id===identifiers[i-1]);if(duplicates.length)throw new Error(`Invalid crontab; duplicate identifiers found: '${duplicates.join(`', '`)}' - please use '?id=...' to specify unique identifiers for your cron items`);return items};exports.parseCrontab=parseCrontab;const parseCronItems=items=>{return items.map((item,idx)=>(0,exports.parseCronItem)(item,`item ${idx} of parseCronItems call`))};exports.parseCronItems=parseCronItems;const parseCronItem=(cronItem,source=`parseCronItem call`)=>{const{match:rawMatch,task,options,payload={},identifier=task}=cronItem;if(cronItem.pattern)throw new Error(`Please rename the 'pattern' property to 'match'`);const match=typeof rawMatch===`string`?(0,cronMatcher_1.createCronMatcher)(rawMatch,source):rawMatch;if(typeof match!==`function`)throw new Error(`Invalid 'match' configuration`);const parsedOptions={...options,backfillPeriod:options?.backfillPeriod??0};return{[interfaces_1.$$isParsed]:true,match,task,options:parsedOptions,payload,identifier}};exports.parseCronItem=parseCronItem}));var require_getCronItems=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.getCronItemsInternal=exports.getCronItems=void 0;const fs_1=__require(`fs`);const crontab_1=require_crontab();const lib_1=require_lib();async function loadCrontabIntoCronItems(logger,items,filename){let didntExist=false;const contents=await fs_1.promises.readFile(filename,`utf8`).then(t=>{if(didntExist){didntExist=false;logger.info(`Found crontab file '${filename}'; cron is now enabled`)}return t}).catch(e=>{if(e.code!==`ENOENT`)logger.error(`Failed to read crontab file '${filename}': ${e}`);else{didntExist=true;logger.info(`Failed to read crontab file '${filename}'; cron is disabled`)}return``});if(contents!=null){const parsed=(0,crontab_1.parseCrontab)(contents);items.splice(0,items.length,...parsed)}}async function getCronItems(options,crontabPath){return getCronItemsInternal((0,lib_1.processSharedOptions)(options),crontabPath)}exports.getCronItems=getCronItems;async function getCronItemsInternal(compiledSharedOptions,crontabPath){const{logger}=compiledSharedOptions;const items=[];await loadCrontabIntoCronItems(logger,items,crontabPath);let released=false;return{items,release:()=>{if(released)return;released=true}}}exports.getCronItemsInternal=getCronItemsInternal}));var require_fs=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.tryStat=void 0;const promises_1=__require(`fs/promises`);async function tryStat(pathToStat){try{return await(0,promises_1.stat)(pathToStat)}catch(e){return null}}exports.tryStat=tryStat}));var require_getTasks=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.getTasksInternal=exports.getTasks=void 0;const promises_1=__require(`fs/promises`);const path_1=__require(`path`);const fs_1=require_fs();const interfaces_1=require_interfaces$1();const lib_1=require_lib();const DIRECTORY_REGEXP=/^[A-Za-z0-9_-]+$/;const FILE_REGEXP=/^([A-Za-z0-9_-]+)((?:\.[A-Za-z0-9_-]+)*)$/;function validTasks(logger,obj){const tasks={};Object.keys(obj).forEach(taskIdentifier=>{const task=obj[taskIdentifier];if((0,interfaces_1.isValidTask)(task))tasks[taskIdentifier]=task;else logger.warn(`Not a valid task '${taskIdentifier}' - expected function, received ${task?typeof task:String(task)}.`,{invalidTask:true,task,taskIdentifier})});return tasks}async function loadFileIntoTasks(logger,tasks,filename,name=null){const rawMod=await import(filename);const mod=rawMod.default?.default?.__esModule===true?rawMod.default.default:rawMod.default?.__esModule===true?rawMod.default:Object.keys(rawMod).length===1&&typeof rawMod.default===`object`&&rawMod.default!==null?rawMod.default:rawMod;if(name){const task=mod.default||mod;if((0,interfaces_1.isValidTask)(task))tasks[name]=task;else throw new Error(`Invalid task '${name}' - expected function, received ${task?typeof task:String(task)}.`)}else{Object.keys(tasks).forEach(taskIdentifier=>{delete tasks[taskIdentifier]});if(!mod.default||typeof mod.default===`function`)Object.assign(tasks,validTasks(logger,mod));else Object.assign(tasks,validTasks(logger,mod.default))}}async function getTasks(options,taskPath){const compiledSharedOptions=(0,lib_1.processSharedOptions)(options);const result=await getTasksInternal(compiledSharedOptions,taskPath);return Object.assign(result,{compiledSharedOptions})}exports.getTasks=getTasks;async function getTasksInternal(compiledSharedOptions,taskPath){const{logger}=compiledSharedOptions;const pathStat=await(0,fs_1.tryStat)(taskPath);if(!pathStat)throw new Error(`Could not find tasks to execute - taskDirectory '${taskPath}' does not exist`);const tasks=Object.create(null);if(pathStat.isFile())await loadFileIntoTasks(logger,tasks,taskPath,null);else if(pathStat.isDirectory()){const collectedTaskPaths=Object.create(null);await getTasksFromDirectory(compiledSharedOptions,collectedTaskPaths,taskPath,[]);const taskIdentifiers=Object.keys(collectedTaskPaths).sort((a,z)=>a.localeCompare(z,`en-US`));for(const taskIdentifier of taskIdentifiers){const fileDetailsList=collectedTaskPaths[taskIdentifier];const event={handler:void 0,taskIdentifier,fileDetailsList};await compiledSharedOptions.hooks.process(`loadTaskFromFiles`,event);const handler=event.handler;if(handler)tasks[taskIdentifier]=handler;else logger.warn(`Failed to load task '${taskIdentifier}' - no supported handlers found for path${fileDetailsList.length>1?`s`:``}: '${fileDetailsList.map(d=>d.fullPath).join(`', '`)}'`)}}let released=false;return{tasks,compiledSharedOptions,release:()=>{if(released)return;released=true}}}exports.getTasksInternal=getTasksInternal;async function getTasksFromDirectory(compiledSharedOptions,collectedTaskPaths,taskPath,subpath){const{logger}=compiledSharedOptions;const folderPath=(0,path_1.join)(taskPath,...subpath);const entries=await(0,promises_1.readdir)(folderPath);await Promise.all(entries.map(async entry=>{const fullPath=(0,path_1.join)(taskPath,...subpath,entry);const stats=await(0,promises_1.lstat)(fullPath);if(stats.isDirectory()){if(DIRECTORY_REGEXP.test(entry))await getTasksFromDirectory(compiledSharedOptions,collectedTaskPaths,taskPath,[...subpath,entry]);else logger.info(`Ignoring directory '${fullPath}' - '${entry}' does not match allowed regexp.`)}else if(stats.isSymbolicLink()){const symlinkTarget=await(0,promises_1.realpath)(fullPath);const targetStats=await(0,promises_1.lstat)(symlinkTarget);if(targetStats.isFile()&&!targetStats.isSymbolicLink())maybeAddFile(compiledSharedOptions,collectedTaskPaths,subpath,entry,symlinkTarget,targetStats)}else if(stats.isFile())maybeAddFile(compiledSharedOptions,collectedTaskPaths,subpath,entry,fullPath,stats)}))}function maybeAddFile(compiledSharedOptions,collectedTaskPaths,subpath,entry,fullPath,stats){const{logger}=compiledSharedOptions;const matches=FILE_REGEXP.exec(entry);if(matches){const[,baseName,extension]=matches;const entry={fullPath,stats,baseName,extension};const taskIdentifier=[...subpath,baseName].join(`/`);if(!collectedTaskPaths[taskIdentifier])collectedTaskPaths[taskIdentifier]=[entry];else collectedTaskPaths[taskIdentifier].push(entry)}else logger.info(`Ignoring file '${fullPath}' - '${entry}' does not match allowed regexp.`)}}));var require_taskIdentifiers=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.getSupportedTaskIds=exports.getSupportedTaskIdentifierByTaskId=exports.getTaskDetails=void 0;const assert=(init_tslib_es6(),__toCommonJS(tslib_es6_exports)).__importStar(__require(`assert`));const cacheByOptions=/* @__PURE__ */ new Map;function getTaskDetails(compiledSharedOptions,withPgClient,tasks){let cache=cacheByOptions.get(compiledSharedOptions);if(!cache){cache={lastStr:``,lastDigest:{supportedTaskIdentifierByTaskId:{},taskIds:[]}};cacheByOptions.set(compiledSharedOptions,cache)}const supportedTaskNames=Object.keys(tasks);const str=JSON.stringify(supportedTaskNames);if(str!==cache.lastStr){const{escapedWorkerSchema}=compiledSharedOptions;assert.ok(supportedTaskNames.length,`No runnable tasks!`);cache.lastStr=str;cache.lastDigest=(async()=>{const{rows}=await withPgClient.withRetries(async client=>{await client.query({text:`insert into ${escapedWorkerSchema}._private_tasks as tasks (identifier) select unnest($1::text[]) on conflict do nothing`,values:[supportedTaskNames]});return client.query({text:`select id, identifier from ${escapedWorkerSchema}._private_tasks as tasks where identifier = any($1::text[])`,values:[supportedTaskNames]})});const supportedTaskIdentifierByTaskId=Object.create(null);for(const row of rows)supportedTaskIdentifierByTaskId[row.id]=row.identifier;const taskIds=Object.keys(supportedTaskIdentifierByTaskId).map(s=>parseInt(s,10));cache.lastDigest={supportedTaskIdentifierByTaskId,taskIds};cache.lastStr=str;return cache.lastDigest})()}return cache.lastDigest}exports.getTaskDetails=getTaskDetails;function getSupportedTaskIdentifierByTaskId(compiledSharedOptions,withPgClient,tasks){const p=getTaskDetails(compiledSharedOptions,withPgClient,tasks);if(`supportedTaskIdentifierByTaskId`in p)return p.supportedTaskIdentifierByTaskId;else return p.then(o=>o.supportedTaskIdentifierByTaskId)}exports.getSupportedTaskIdentifierByTaskId=getSupportedTaskIdentifierByTaskId;function getSupportedTaskIds(compiledSharedOptions,withPgClient,tasks){const p=getTaskDetails(compiledSharedOptions,withPgClient,tasks);if(`taskIds`in p)return p.taskIds;else return p.then(o=>o.taskIds)}exports.getSupportedTaskIds=getSupportedTaskIds}));var require_getJobs=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.batchGetJobs=exports.isPromise=void 0;const taskIdentifiers_1=require_taskIdentifiers();function isPromise(t){return typeof t===`object`&&t!==null&&typeof t.then===`function`&&typeof t.catch===`function`}exports.isPromise=isPromise;async function batchGetJobs(compiledSharedOptions,withPgClient,tasks,poolId,flagsToSkip,rawBatchSize){const batchSize=parseInt(String(rawBatchSize),10)||1;const{escapedWorkerSchema,workerSchema,resolvedPreset:{worker:{preparedStatements,useNodeTime}},logger}=compiledSharedOptions;const taskDetailsPromise=(0,taskIdentifiers_1.getTaskDetails)(compiledSharedOptions,withPgClient,tasks);const taskDetails=isPromise(taskDetailsPromise)?await taskDetailsPromise:taskDetailsPromise;if(taskDetails.taskIds.length===0){logger.error(`No tasks found; nothing to do!`);return[]}let i=2;const hasFlags=flagsToSkip&&flagsToSkip.length>0;const flagsClause=hasFlags?`and ((flags ?| $${++i}::text[]) is not true)`:``;const now=useNodeTime?`$${++i}::timestamptz`:`now()`;const text=`\
with j as (
  select jobs.job_queue_id, jobs.priority, jobs.run_at, jobs.id
    from ${escapedWorkerSchema}._private_jobs as jobs
    where jobs.is_available = true
    and run_at <= ${now}
    and task_id = any($2::int[])
    ${`and (
      jobs.job_queue_id is null
      or
      jobs.job_queue_id in (
        select id
        from ${escapedWorkerSchema}._private_job_queues as job_queues
        where job_queues.is_available = true
        for update
        skip locked
      )
    )`}
    ${flagsClause}
    order by priority asc, run_at asc
    limit ${batchSize}
    for update
    skip locked
)${`,
q as (
  update ${escapedWorkerSchema}._private_job_queues as job_queues
    set
      locked_by = $1::text,
      locked_at = ${now}
    from j
    where job_queues.id = j.job_queue_id
)`}
  update ${escapedWorkerSchema}._private_jobs as jobs
    set
      attempts = jobs.attempts + 1,
      locked_by = $1::text,
      locked_at = ${now}
    from j
    where jobs.id = j.id
    returning *`;const values=[poolId,taskDetails.taskIds,...hasFlags?[flagsToSkip]:[],...useNodeTime?[(/* @__PURE__ */ new Date()).toISOString()]:[]];const name=!preparedStatements?void 0:`get_job${batchSize===1?``:batchSize}${hasFlags?`F`:``}${useNodeTime?`N`:``}/${workerSchema}`;const{rows}=await withPgClient.withRetries(client=>client.query({text,values,name}));return rows.map(jobRow=>Object.assign(jobRow,{task_identifier:taskDetails.supportedTaskIdentifierByTaskId[jobRow.task_id]}))}exports.batchGetJobs=batchGetJobs}));var require_returnJobs=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.returnJobs=void 0;async function returnJobs(compiledSharedOptions,withPgClient,poolId,jobs){const{escapedWorkerSchema,workerSchema,resolvedPreset:{worker:{preparedStatements}}}=compiledSharedOptions;const jobsWithQueues=[];const jobsWithoutQueues=[];for(const job of jobs)if(job.job_queue_id!=null)jobsWithQueues.push(job);else jobsWithoutQueues.push(job);if(jobsWithQueues.length>0)await withPgClient(client=>client.query({text:`\
with j as (
update ${escapedWorkerSchema}._private_jobs as jobs
set
attempts = GREATEST(0, attempts - 1),
locked_by = null,
locked_at = null
where id = ANY($2::bigint[])
and locked_by = $1::text
returning *
)
update ${escapedWorkerSchema}._private_job_queues as job_queues
set locked_by = null, locked_at = null
from j
where job_queues.id = j.job_queue_id and job_queues.locked_by = $1::text;`,values:[poolId,jobsWithQueues.map(job=>job.id)],name:!preparedStatements?void 0:`return_job_q/${workerSchema}`}));if(jobsWithoutQueues.length>0)await withPgClient(client=>client.query({text:`\
update ${escapedWorkerSchema}._private_jobs as jobs
set
attempts = GREATEST(0, attempts - 1),
locked_by = null,
locked_at = null
where id = ANY($2::bigint[])
and locked_by = $1::text;`,values:[poolId,jobsWithoutQueues.map(job=>job.id)],name:!preparedStatements?void 0:`return_job/${workerSchema}`}))}exports.returnJobs=returnJobs}));var require_localQueue=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.LocalQueue=void 0;const tslib_1=(init_tslib_es6(),__toCommonJS(tslib_es6_exports));const assert_1=tslib_1.__importDefault(__require(`assert`));const _1=require_dist();const cronConstants_1=require_cronConstants();const deferred_1=tslib_1.__importDefault(require_deferred());const lib_1=require_lib();const getJobs_1=require_getJobs();const returnJobs_1=require_returnJobs();const RETURN_JOBS_RETRY_OPTIONS={maxAttempts:20,minDelay:200,maxDelay:3e4,multiplier:1.5};const{STARTING,POLLING,WAITING,TTL_EXPIRED,RELEASED}=_1.LocalQueueModes;var LocalQueue=class{ctx;tasks;withPgClient;workerPool;getJobBatchSize;continuous;onMajorError;ttl;pollInterval;jobQueue=[];workerQueue=[];fetchInProgress=false;ttlExpiredTimer=null;fetchTimer=null;fetchAgain=false;mode=STARTING;_finPromise=(0,deferred_1.default)();errors=[];backgroundCount=0;refetchDelayActive=false;refetchDelayFetchOnComplete=false;refetchDelayTimer=null;refetchDelayCounter=0;refetchDelayAbortThreshold=Infinity;constructor(ctx,tasks,withPgClient,workerPool,getJobBatchSize,continuous,onMajorError){this.ctx=ctx;this.tasks=tasks;this.withPgClient=withPgClient;this.workerPool=workerPool;this.getJobBatchSize=getJobBatchSize;this.continuous=continuous;this.onMajorError=onMajorError;this.ttl=ctx.resolvedPreset.worker.localQueue?.ttl??5*cronConstants_1.MINUTE;this.pollInterval=ctx.resolvedPreset.worker.pollInterval??2*cronConstants_1.SECOND;const localQueueRefetchDelayDuration=ctx.resolvedPreset.worker.localQueue?.refetchDelay?.durationMs;if(localQueueRefetchDelayDuration!=null&&localQueueRefetchDelayDuration>this.pollInterval)throw new Error(`Invalid configuration; 'preset.worker.localQueue.refetchDelay.durationMs' (${localQueueRefetchDelayDuration}) must not be larger than 'preset.worker.pollInterval' (${this.pollInterval})`);(0,lib_1.safeEmit)(ctx,`localQueue:init`,{ctx,localQueue:this});this.setModePolling()}setMode(newMode){const oldMode=this.mode;this.mode=newMode;(0,lib_1.safeEmit)(this.ctx,`localQueue:setMode`,{ctx:this.ctx,localQueue:this,oldMode,newMode})}fin(){assert_1.default.equal(this.mode,`RELEASED`);assert_1.default.equal(this.backgroundCount,0);assert_1.default.equal(this.jobQueue.length,0);if(this.errors.length===1)this._finPromise.reject(this.errors[0]);else if(this.errors.length>1)this._finPromise.reject(new AggregateError(this.errors,`Worker did not exit cleanly`));else this._finPromise.resolve()}decreaseBackgroundCount=()=>{this.backgroundCount--;if(this.mode===`RELEASED`&&this.backgroundCount===0)this.fin()};decreaseBackgroundCountWithError=e=>{this.backgroundCount--;if(this.mode===`RELEASED`){this.errors.push((0,lib_1.coerceError)(e));if(this.backgroundCount===0)this.fin()}else this.ctx.logger.error(`GraphileWorkerInternalError<cd483429-3372-42f0-bcf6-c78e045c760d>: Backgrounding should never yield errors when the queue is not RELEASED`,{error:e})};background(promise){if(this.mode===`RELEASED`&&this.backgroundCount===0)throw new Error(`Cannot background something when the queue is already released`);this.backgroundCount++;promise.then(this.decreaseBackgroundCount,this.decreaseBackgroundCountWithError)}setModePolling(){assert_1.default.ok(!this.fetchTimer,`Cannot enter polling mode when a fetch is scheduled`);assert_1.default.ok(!this.fetchInProgress,`Cannot enter polling mode when fetch is in progress`);assert_1.default.equal(this.jobQueue.length,0,`Cannot enter polling mode when job queue isn't empty`);if(this.ttlExpiredTimer){clearTimeout(this.ttlExpiredTimer);this.ttlExpiredTimer=null}this.setMode(POLLING);this.fetch()}setModeWaiting(causedByErrorHandling=false){if(!causedByErrorHandling)assert_1.default.equal(this.mode,POLLING);assert_1.default.ok(!this.fetchTimer,`Cannot enter waiting mode when a fetch is scheduled`);assert_1.default.ok(!this.fetchInProgress,`Cannot enter waiting mode when fetch is in progress`);assert_1.default.equal(this.workerQueue.length,0,`Cannot enter waiting mode when the worker queue is not empty`);assert_1.default.notEqual(this.jobQueue.length,0,`Cannot enter waiting mode when job queue is empty`);if(this.ttlExpiredTimer)clearTimeout(this.ttlExpiredTimer);this.setMode(WAITING);this.ttlExpiredTimer=setTimeout(this.setModeTtlExpired,this.ttl)}setModeTtlExpired=()=>{assert_1.default.equal(this.mode,WAITING);assert_1.default.ok(!this.fetchTimer,`Cannot enter TTL expired mode when a fetch is scheduled`);assert_1.default.ok(!this.fetchInProgress,`Cannot enter TTL expired mode when fetch is in progress`);assert_1.default.notEqual(this.jobQueue.length,0,`Cannot enter TTL expired mode when job queue is empty`);if(this.ttlExpiredTimer){clearTimeout(this.ttlExpiredTimer);this.ttlExpiredTimer=null}this.setMode(TTL_EXPIRED);this.returnJobs()};returnJobs(){const l=this.jobQueue.length;if(l===0)return;const jobsToReturn=this.jobQueue.splice(0,l);(0,lib_1.safeEmit)(this.ctx,`localQueue:returnJobs`,{ctx:this.ctx,localQueue:this,jobs:jobsToReturn});let attempts=1;let initialError;const{maxAttempts}=RETURN_JOBS_RETRY_OPTIONS;const onError=e=>{const lastError=(0,lib_1.coerceError)(e);if(attempts===1)initialError=lastError;this.ctx.logger.error(`Failed to return jobs from local queue to database queue (attempt ${attempts}/${maxAttempts})`,{error:e,attempts,returnJobsRetryOptions:RETURN_JOBS_RETRY_OPTIONS});switch(this.mode){case`RELEASED`:throw new Error(`Error occurred whilst returning jobs from local queue to database queue: ${initialError.message}`);default:if(attempts>=maxAttempts)this.onMajorError(new Error(`Error occurred whilst returning jobs from local queue to database queue; raising major error after ${attempts} (>= ${maxAttempts}) attempts (should trigger shutdown). Initial error: ${initialError.message}`,{cause:initialError}));{const code=lastError?.code;const retryable=lib_1.RETRYABLE_ERROR_CODES[code];const delay=(0,lib_1.calculateDelay)(attempts-1,{...RETURN_JOBS_RETRY_OPTIONS,...retryable});++attempts;return(0,lib_1.sleep)(delay).then(()=>(0,returnJobs_1.returnJobs)(this.ctx,this.withPgClient,this.workerPool.id,jobsToReturn).then(noop,onError))}}};this.background((0,returnJobs_1.returnJobs)(this.ctx,this.withPgClient,this.workerPool.id,jobsToReturn).then(noop,onError))}receivedJobs(jobs){const jobCount=jobs.length;const workerCount=Math.min(jobCount,this.workerQueue.length);const workers=this.workerQueue.splice(0,workerCount);for(let i=0;i<jobCount;i++){const job=jobs[i];if(i<workerCount)workers[i].resolve(job);else this.jobQueue.push(job)}}fetch=()=>{if(this.fetchTimer){clearTimeout(this.fetchTimer);this.fetchTimer=null}if(this.refetchDelayActive){this.refetchDelayFetchOnComplete=true;return}this.background(this._fetch().catch(e=>{this.ctx.logger.error(`Error occurred during fetch`,{error:e})}))};async _fetch(){let fetchedMax=false;let refetchDelayThresholdSurpassed=true;let jobCount=0;const refetchDelayOptions=this.ctx.resolvedPreset.worker.localQueue?.refetchDelay;try{assert_1.default.equal(this.mode,POLLING,`Can only fetch when in polling mode`);assert_1.default.equal(this.fetchInProgress,false,`Cannot fetch when a fetch is already in progress`);assert_1.default.equal(this.refetchDelayActive,false,`Can not fetch when fetches are meant to be delayed`);assert_1.default.equal(this.jobQueue.length,0,`Should not fetch when job queue isn't empty`);this.fetchAgain=false;this.fetchInProgress=true;this.refetchDelayCounter=0;const jobs=await(0,getJobs_1.batchGetJobs)(this.ctx,this.withPgClient,this.tasks,this.workerPool.id,null,this.getJobBatchSize);(0,lib_1.safeEmit)(this.ctx,`localQueue:getJobs:complete`,{ctx:this.ctx,localQueue:this,jobs});jobCount=jobs.length;fetchedMax=jobCount>=this.getJobBatchSize;refetchDelayThresholdSurpassed=fetchedMax||!refetchDelayOptions||jobCount>(refetchDelayOptions.threshold??0);this.receivedJobs(jobs)}catch(e){this.ctx.logger.error(`Error occurred fetching jobs; will try again on next poll interval. Error: ${e}`,{error:e})}finally{this.fetchInProgress=false}if(this.mode===`RELEASED`){this.returnJobs();return}const refetchDelayMs=(.5+Math.random())*(refetchDelayOptions?.durationMs??100);if(!refetchDelayThresholdSurpassed){const maxAbortThreshold=refetchDelayOptions?.maxAbortThreshold??5*this.getJobBatchSize;const abortThreshold=Math.random()*maxAbortThreshold||Infinity;this.fetchAgain=false;this.refetchDelayActive=true;this.refetchDelayFetchOnComplete=false;this.refetchDelayAbortThreshold=abortThreshold;this.refetchDelayTimer=setTimeout(this.refetchDelayCompleteOrAbort,refetchDelayMs);(0,lib_1.safeEmit)(this.ctx,`localQueue:refetchDelay:start`,{ctx:this.ctx,localQueue:this,jobCount,threshold:refetchDelayOptions?.threshold??0,delayMs:refetchDelayMs,abortThreshold:this.refetchDelayAbortThreshold})}if(this.jobQueue.length>0)this.setModeWaiting();else if(fetchedMax||this.fetchAgain){assert_1.default.equal(this.refetchDelayActive,false,`refetchDelayActive should imply didn't fetch max and fetchAgain is false`);this.fetch()}else if(this.continuous)this.fetchTimer=setTimeout(this.fetch,this.pollInterval);else{this.setModeReleased();return}this.handleCheckRefetchDelayAbortThreshold()}refetchDelayCompleteOrAbort=(aborted=false)=>{if(this.refetchDelayTimer!=null){clearTimeout(this.refetchDelayTimer);this.refetchDelayTimer=null}this.refetchDelayActive=false;if(aborted){this.refetchDelayFetchOnComplete=true;(0,lib_1.safeEmit)(this.ctx,`localQueue:refetchDelay:abort`,{ctx:this.ctx,localQueue:this,count:this.refetchDelayCounter,abortThreshold:this.refetchDelayAbortThreshold})}else(0,lib_1.safeEmit)(this.ctx,`localQueue:refetchDelay:expired`,{ctx:this.ctx,localQueue:this});if(this.mode===POLLING&&this.refetchDelayFetchOnComplete){if(this.fetchTimer!=null){clearTimeout(this.fetchTimer);this.fetchTimer=null}this.fetch()}};handleCheckRefetchDelayAbortThreshold(){if(!this.refetchDelayActive||this.mode===`RELEASED`)return false;if(this.refetchDelayCounter>=this.refetchDelayAbortThreshold)this.refetchDelayCompleteOrAbort(true);return true}pulse(count){this.refetchDelayCounter+=count;if(this.handleCheckRefetchDelayAbortThreshold()){}else if(this.mode===POLLING){if(this.fetchInProgress)this.fetchAgain=true;else if(this.fetchTimer!=null){clearTimeout(this.fetchTimer);this.fetchTimer=null;this.fetch()}}}getJob=(workerId,flagsToSkip)=>{if(this.mode===RELEASED)return;if(flagsToSkip!==null)return(0,getJobs_1.batchGetJobs)(this.ctx,this.withPgClient,this.tasks,this.workerPool.id,flagsToSkip,1).then(jobs=>jobs[0]);if(this.mode===TTL_EXPIRED)this.setModePolling();const job=this.jobQueue.shift();if(job!==void 0){if(this.jobQueue.length===0){assert_1.default.equal(this.mode,WAITING);this.setModePolling()}return job}else{const d=(0,deferred_1.default)();this.workerQueue.push(d);return d}};release(){if(this.mode!==`RELEASED`)this.setModeReleased();return this._finPromise}setModeReleased(){const oldMode=this.mode;assert_1.default.notEqual(oldMode,RELEASED,`LocalQueue must only be released once`);this.setMode(RELEASED);if(this.refetchDelayTimer!=null){clearTimeout(this.refetchDelayTimer);this.refetchDelayTimer=null}this.refetchDelayActive=false;switch(oldMode){case POLLING:this.workerQueue.splice(0,this.workerQueue.length).forEach(futureJob=>futureJob.resolve(void 0));if(this.fetchTimer!=null){clearTimeout(this.fetchTimer);this.fetchTimer=null}break;case WAITING:if(this.ttlExpiredTimer!=null){clearTimeout(this.ttlExpiredTimer);this.ttlExpiredTimer=null}this.returnJobs();break;case TTL_EXPIRED:break;case STARTING:break;case RELEASED:break;default:throw new Error(`Unhandled mode: ${oldMode}`)}if(this.backgroundCount===0)this.fin()}};exports.LocalQueue=LocalQueue;function noop(){}}));var require_signals=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.default=[`SIGUSR2`,`SIGINT`,`SIGTERM`,`SIGHUP`,`SIGABRT`]}));var require_completeJobs=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.batchCompleteJobs=void 0;async function batchCompleteJobs(compiledSharedOptions,withPgClient,poolId,jobs){const{escapedWorkerSchema,workerSchema,resolvedPreset:{worker:{preparedStatements}}}=compiledSharedOptions;const jobIdsWithoutQueue=[];const jobIdsWithQueue=[];for(const job of jobs)if(job.job_queue_id!=null)jobIdsWithQueue.push(job.id);else jobIdsWithoutQueue.push(job.id);if(jobIdsWithQueue.length>0)await withPgClient(client=>client.query({text:`\
with j as (
delete from ${escapedWorkerSchema}._private_jobs as jobs
using unnest($1::bigint[]) n(n)
where id = n
returning *
)
update ${escapedWorkerSchema}._private_job_queues as job_queues
set locked_by = null, locked_at = null
from j
where job_queues.id = j.job_queue_id and job_queues.locked_by = $2::text;`,values:[jobIdsWithQueue,poolId],name:!preparedStatements?void 0:`complete_job_q/${workerSchema}`}));if(jobIdsWithoutQueue.length===1)await withPgClient(client=>client.query({text:`\
delete from ${escapedWorkerSchema}._private_jobs as jobs
where id = $1::bigint`,values:[jobIdsWithoutQueue[0]],name:!preparedStatements?void 0:`complete_job/${workerSchema}`}));else if(jobIdsWithoutQueue.length>1)await withPgClient(client=>client.query({text:`\
delete from ${escapedWorkerSchema}._private_jobs as jobs
using unnest($1::bigint[]) n(n)
where id = n`,values:[jobIdsWithoutQueue],name:!preparedStatements?void 0:`complete_jobs/${workerSchema}`}))}exports.batchCompleteJobs=batchCompleteJobs}));var require_failJobs=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.failJobs=exports.batchFailJobs=void 0;async function batchFailJobs(compiledSharedOptions,withPgClient,poolId,specs){const{escapedWorkerSchema,workerSchema,resolvedPreset:{worker:{preparedStatements}}}=compiledSharedOptions;const specsWithQueues=[];const specsWithoutQueues=[];for(const spec of specs)if(spec.job.job_queue_id!=null)specsWithQueues.push(spec);else specsWithoutQueues.push(spec);if(specsWithQueues.length>0)await withPgClient(client=>client.query({text:`\
with j as (
update ${escapedWorkerSchema}._private_jobs as jobs
set
last_error = (el->>'message'),
run_at = greatest(now(), run_at) + (exp(least(attempts, 10)) * interval '1 second'),
locked_by = null,
locked_at = null,
payload = coalesce(el->'payload', jobs.payload)
from json_array_elements($2::json) as els(el)
where id = (el->>'jobId')::bigint and locked_by = $1::text
returning *
)
update ${escapedWorkerSchema}._private_job_queues as job_queues
set locked_by = null, locked_at = null
from j
where job_queues.id = j.job_queue_id and job_queues.locked_by = $1::text;`,values:[poolId,JSON.stringify(specsWithQueues.map(({job,message,replacementPayload})=>({jobId:job.id,message,payload:replacementPayload})))],name:!preparedStatements?void 0:`fail_job_q/${workerSchema}`}));if(specsWithoutQueues.length>0)await withPgClient(client=>client.query({text:`\
update ${escapedWorkerSchema}._private_jobs as jobs
set
last_error = (el->>'message'),
run_at = greatest(now(), run_at) + (exp(least(attempts, 10)) * interval '1 second'),
locked_by = null,
locked_at = null,
payload = coalesce(el->'payload', jobs.payload)
from json_array_elements($2::json) as els(el)
where id = (el->>'jobId')::bigint and locked_by = $1::text;`,values:[poolId,JSON.stringify(specsWithoutQueues.map(({job,message,replacementPayload})=>({jobId:job.id,message,payload:replacementPayload})))],name:!preparedStatements?void 0:`fail_job/${workerSchema}`}))}exports.batchFailJobs=batchFailJobs;async function failJobs(compiledSharedOptions,withPgClient,poolId,jobs,message){const{escapedWorkerSchema,workerSchema,resolvedPreset:{worker:{preparedStatements}}}=compiledSharedOptions;const{rows:failedJobs}=await withPgClient.withRetries(client=>client.query({text:`\
with j as (
update ${escapedWorkerSchema}._private_jobs as jobs
set
last_error = $2::text,
run_at = greatest(now(), run_at) + (exp(least(attempts, 10)) * interval '1 second'),
locked_by = null,
locked_at = null
where id = any($1::bigint[]) and locked_by = $3::text
returning *
), queues as (
update ${escapedWorkerSchema}._private_job_queues as job_queues
set locked_by = null, locked_at = null
from j
where job_queues.id = j.job_queue_id and job_queues.locked_by = $3::text
)
select * from j;`,values:[jobs.map(job=>job.id),message,poolId],name:!preparedStatements?void 0:`fail_jobs/${workerSchema}`}));return failedJobs}exports.failJobs=failJobs}));var require_resetLockedAt=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.resetLockedAt=void 0;async function resetLockedAt(compiledSharedOptions,withPgClient){const{escapedWorkerSchema,workerSchema,resolvedPreset:{worker:{preparedStatements,useNodeTime}}}=compiledSharedOptions;const now=useNodeTime?`$1::timestamptz`:`now()`;await withPgClient.withRetries(client=>client.query({text:`\
with j as (
update ${escapedWorkerSchema}._private_jobs as jobs
set locked_at = null, locked_by = null, run_at = greatest(run_at, ${now})
where locked_at < ${now} - interval '4 hours'
)
update ${escapedWorkerSchema}._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_at < ${now} - interval '4 hours'`,values:useNodeTime?[(/* @__PURE__ */ new Date()).toISOString()]:[],name:!preparedStatements?void 0:`clear_stale_locks${useNodeTime?`N`:``}/${workerSchema}`}))}exports.resetLockedAt=resetLockedAt}));var require_worker=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.makeNewWorker=void 0;const tslib_1=(init_tslib_es6(),__toCommonJS(tslib_es6_exports));const assert=tslib_1.__importStar(__require(`assert`));const crypto_1=__require(`crypto`);const deferred_1=tslib_1.__importDefault(require_deferred());const helpers_1=require_helpers();const lib_1=require_lib();const NO_LOG_SUCCESS=!!process.env.NO_LOG_SUCCESS;function makeNewWorker(compiledSharedOptions,params){const ctx=compiledSharedOptions;const{tasks,withPgClient,continuous,abortSignal,abortPromise,workerPool,autostart=true,workerId=`worker-${(0,crypto_1.randomBytes)(9).toString(`hex`)}`,getJob,completeJob,failJob}=params;const{resolvedPreset:{worker:{pollInterval}},hooks,_rawOptions:{forbiddenFlags}}=compiledSharedOptions;const logger=compiledSharedOptions.logger.scope({label:`worker`,workerId});const workerDeferred=(0,deferred_1.default)();const promise=workerDeferred.finally(()=>{return hooks.process(`stopWorker`,{worker,withPgClient})});promise.then(()=>{(0,lib_1.safeEmit)(ctx,`worker:stop`,{ctx,worker})},error=>{(0,lib_1.safeEmit)(ctx,`worker:stop`,{ctx,worker,error})});let activeJob=null;let doNextTimer=null;const cancelDoNext=()=>{if(doNextTimer!==null){clearTimeout(doNextTimer);doNextTimer=null;return true}return false};let active=true;const release=(force=false)=>{if(active){active=false;(0,lib_1.safeEmit)(ctx,`worker:release`,{ctx,worker});if(cancelDoNext())workerDeferred.resolve();else if(force)workerDeferred.resolve()}else if(force)workerDeferred.resolve();return Promise.resolve(promise)};const nudge=()=>{assert.ok(active,`nudge called after worker terminated`);if(doNextTimer){doNext();return true}else{again=true;return false}};const worker={workerPool,nudge,workerId,release,promise,getActiveJob:()=>activeJob,_start:autostart?null:()=>{doNext(true);worker._start=null}};(0,lib_1.safeEmit)(ctx,`worker:create`,{ctx,worker,tasks});logger.debug(`Spawned`);let contiguousErrors=0;let again=false;const doNext=async(first=false)=>{again=false;cancelDoNext();assert.ok(active,`doNext called when active was false`);assert.ok(!activeJob,`There should be no active job`);try{let flagsToSkip=null;if(Array.isArray(forbiddenFlags))flagsToSkip=forbiddenFlags;else if(typeof forbiddenFlags===`function`){const forbiddenFlagsResult=forbiddenFlags();if(Array.isArray(forbiddenFlagsResult))flagsToSkip=forbiddenFlagsResult;else if(forbiddenFlagsResult!=null)flagsToSkip=await forbiddenFlagsResult}if(first){const event={worker,flagsToSkip,tasks,withPgClient};await hooks.process(`startWorker`,event);flagsToSkip=event.flagsToSkip}(0,lib_1.safeEmit)(ctx,`worker:getJob:start`,{ctx,worker});const jobRow=await getJob(workerPool.id,flagsToSkip);activeJob=jobRow&&jobRow.id?jobRow:null;if(activeJob)(0,lib_1.safeEmit)(ctx,`job:start`,{ctx,worker,job:activeJob});else(0,lib_1.safeEmit)(ctx,`worker:getJob:empty`,{ctx,worker})}catch(rawErr){const err=(0,lib_1.coerceError)(rawErr);(0,lib_1.safeEmit)(ctx,`worker:getJob:error`,{ctx,worker,error:err});if(continuous){contiguousErrors++;logger.debug(`Failed to acquire job: ${err.message} (${contiguousErrors} contiguous fails)`);if(active)doNextTimer=setTimeout(()=>doNext(),pollInterval);else workerDeferred.reject(err);return}else{workerDeferred.reject(err);release();return}}contiguousErrors=0;if(!activeJob){if(continuous){if(active){if(again)doNext();else doNextTimer=setTimeout(()=>doNext(),pollInterval)}else workerDeferred.resolve()}else{workerDeferred.resolve();release()}return}const job=activeJob;let err=null;try{const startTimestamp=process.hrtime();let result=void 0;try{logger.debug(`Found task ${job.id} (${job.task_identifier})`);const task=tasks[job.task_identifier];assert.ok(task,`Unsupported task '${job.task_identifier}'`);const helpers=(0,helpers_1.makeJobHelpers)(compiledSharedOptions,job,{withPgClient,logger,abortSignal,abortPromise});result=await task(job.payload,helpers)}catch(error){err=(0,lib_1.coerceError)(error)}const durationRaw=process.hrtime(startTimestamp);const duration=durationRaw[0]*1e3+durationRaw[1]*1e-6;const batchJobFailedPayloads=[];const batchJobErrors=[];if(!err&&Array.isArray(job.payload)&&Array.isArray(result)){if(job.payload.length!==result.length)console.warn(`Task '${job.task_identifier}' has invalid return value - should return either nothing or an array with the same length as the incoming payload to indicate success or otherwise for each entry. We're going to treat this as full success, but this is a bug in your code.`);else{const results=await Promise.allSettled(result);for(let i=0;i<job.payload.length;i++){const entryResult=results[i];if(entryResult.status===`rejected`){batchJobFailedPayloads.push(job.payload[i]);batchJobErrors.push(entryResult.reason)}}if(batchJobErrors.length>0)err=/* @__PURE__ */ new Error(`Batch failures:\n${batchJobErrors.map(e=>e?.message??String(e)).join(`
`)}`)}}if(err){try{(0,lib_1.safeEmit)(ctx,`job:error`,{ctx,worker,job,error:err,batchJobErrors:batchJobErrors.length>0?batchJobErrors:void 0})}catch(e){logger.error(`Error occurred in event emitter for 'job:error'; this is an issue in your application code and you should fix it`)}if(job.attempts>=job.max_attempts)try{(0,lib_1.safeEmit)(ctx,`job:failed`,{ctx,worker,job,error:err,batchJobErrors:batchJobErrors.length>0?batchJobErrors:void 0})}catch(e){logger.error(`Error occurred in event emitter for 'job:failed'; this is an issue in your application code and you should fix it`)}const{message:rawMessage,stack}=err;const message=rawMessage||String(err)||`Non error or error without message thrown.`;logger.error(`Failed task ${job.id} (${job.task_identifier}, ${duration.toFixed(2)}ms, attempt ${job.attempts} of ${job.max_attempts}) with error '${message}'${stack?`:\n  ${String(stack).replace(/\n/g,`
  `).trim()}`:``}`,{failure:true,job,error:err,duration});failJob({job,message,replacementPayload:batchJobFailedPayloads.length>0?batchJobFailedPayloads:void 0})}else{try{(0,lib_1.safeEmit)(ctx,`job:success`,{ctx,worker,job})}catch(e){logger.error(`Error occurred in event emitter for 'job:success'; this is an issue in your application code and you should fix it`)}if(!NO_LOG_SUCCESS)logger.info(`Completed task ${job.id} (${job.task_identifier}, ${duration.toFixed(2)}ms${job.attempts>1?`, attempt ${job.attempts} of ${job.max_attempts}`:``}) with success`,{job,duration,success:true});completeJob(job)}(0,lib_1.safeEmit)(ctx,`job:complete`,{ctx,worker,job,error:err})}catch(fatalError){try{(0,lib_1.safeEmit)(ctx,`worker:fatalError`,{ctx,worker,error:fatalError,jobError:err})}catch(e){logger.error(`Error occurred in event emitter for 'worker:fatalError'; this is an issue in your application code and you should fix it`)}const when=err?`after failure '${err.message}'`:`after success`;const coerced=(0,lib_1.coerceError)(fatalError);logger.error(`Failed to release job '${job.id}' ${when}; committing seppuku\n${coerced.message}`,{fatalError,job});workerDeferred.reject(coerced);release();return}finally{activeJob=null}if(active)doNext();else workerDeferred.resolve()};if(autostart)doNext(true);promise.worker=worker;return worker}exports.makeNewWorker=makeNewWorker}));var require_main=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.runTaskListOnce=exports._runTaskList=exports.runTaskListInternal=exports.runTaskList=exports._allWorkerPools=void 0;const tslib_1=(init_tslib_es6(),__toCommonJS(tslib_es6_exports));const assert=tslib_1.__importStar(__require(`assert`));const crypto_1=__require(`crypto`);const events_1=__require(`events`);const util_1=__require(`util`);const deferred_1=tslib_1.__importDefault(require_deferred());const helpers_1=require_helpers();const lib_1=require_lib();const localQueue_1=require_localQueue();const signals_1=tslib_1.__importDefault(require_signals());const completeJobs_1=require_completeJobs();const failJobs_1=require_failJobs();const getJobs_1=require_getJobs();const resetLockedAt_1=require_resetLockedAt();const worker_1=require_worker();const BATCH_RETRY_OPTIONS={maxAttempts:20,minDelay:200,maxDelay:3e4,multiplier:1.5};const ENABLE_DANGEROUS_LOGS=process.env.GRAPHILE_ENABLE_DANGEROUS_LOGS===`1`;const NO_LOG_SUCCESS=!!process.env.NO_LOG_SUCCESS;const MAX_DELAY=6e4;const allWorkerPools=[];exports._allWorkerPools=allWorkerPools;const _signalHandlersEventEmitter=new events_1.EventEmitter;let _registeredSignalHandlers=false;let _shuttingDownGracefully=false;let _shuttingDownForcefully=false;let _registeredSignalHandlersCount=0;function registerSignalHandlers(ctx){if(_shuttingDownGracefully||_shuttingDownForcefully)throw new Error(`System has already gone into shutdown, should not be spawning new workers now!`);const gscb=o=>(0,lib_1.safeEmit)(ctx,`gracefulShutdown`,{ctx,...o});const fscb=o=>(0,lib_1.safeEmit)(ctx,`forcefulShutdown`,{ctx,...o});if(!_registeredSignalHandlers)_reallyRegisterSignalHandlers(ctx.logger);_registeredSignalHandlersCount++;_signalHandlersEventEmitter.on(`gracefulShutdown`,gscb);_signalHandlersEventEmitter.on(`forcefulShutdown`,fscb);return function release(){_signalHandlersEventEmitter.off(`gracefulShutdown`,gscb);_signalHandlersEventEmitter.off(`forcefulShutdown`,fscb);_registeredSignalHandlersCount--;if(_registeredSignalHandlersCount===0)_releaseSignalHandlers()}}let _releaseSignalHandlers=()=>void 0;function _reallyRegisterSignalHandlers(logger){const switchToForcefulHandler=()=>{logger.debug(`Switching to forceful handler for termination signals (${signals_1.default.join(`, `)}); another termination signal will force a fast (unsafe) shutdown`,{switchToForcefulHandlers:true});for(const signal of signals_1.default){process.on(signal,forcefulHandler);process.removeListener(signal,gracefulHandler)}};const removeForcefulHandler=()=>{logger.debug(`Removed forceful handler for termination signals (${signals_1.default.join(`, `)}); another termination signals will likely kill the process (unless you've registered other handlers)`,{unregisteringSignalHandlers:true});for(const signal of signals_1.default)process.removeListener(signal,forcefulHandler)};const stdioErrorIgnorer=()=>{};const stdioErrorHandler=()=>{process.stdout.on(`error`,stdioErrorIgnorer);process.stdout.off(`error`,stdioErrorHandler);process.stderr.on(`error`,stdioErrorIgnorer);process.stderr.off(`error`,stdioErrorHandler);gracefulHandler(`SIGPIPE`)};const gracefulHandler=function(signal){if(_shuttingDownGracefully||_shuttingDownForcefully){logger.error(`Ignoring '${signal}' (graceful shutdown already in progress)`);return}else _shuttingDownGracefully=true;logger.info(`Received '${signal}'; attempting global graceful shutdown... (all termination signals will be ignored for the next 5 seconds)`);const switchTimeout=setTimeout(switchToForcefulHandler,5e3);_signalHandlersEventEmitter.emit(`gracefulShutdown`,{signal});Promise.allSettled(allWorkerPools.map(pool=>pool.gracefulShutdown(`Graceful worker shutdown due to ${signal}`))).finally(()=>{clearTimeout(switchTimeout);process.removeListener(signal,gracefulHandler);if(!_shuttingDownForcefully){logger.info(`Global graceful shutdown complete; killing self via ${signal}`);process.kill(process.pid,signal)}}).catch(noop)};const forcefulHandler=function(signal){if(_shuttingDownForcefully){logger.error(`Ignoring '${signal}' (forceful shutdown already in progress)`);return}else _shuttingDownForcefully=true;logger.error(`Received '${signal}'; attempting global forceful shutdown... (all termination signals will be ignored for the next 5 seconds)`);const removeTimeout=setTimeout(removeForcefulHandler,5e3);_signalHandlersEventEmitter.emit(`forcefulShutdown`,{signal});Promise.allSettled(allWorkerPools.map(pool=>pool.forcefulShutdown(`Forced worker shutdown due to ${signal}`))).finally(()=>{removeForcefulHandler();clearTimeout(removeTimeout);logger.error(`Global forceful shutdown completed; killing self via ${signal}`);process.kill(process.pid,signal)}).catch(noop)};logger.debug(`Registering termination signal handlers (${signals_1.default.join(`, `)})`,{registeringSignalHandlers:signals_1.default});_registeredSignalHandlers=true;for(const signal of signals_1.default)process.on(signal,gracefulHandler);process.stdout.on(`error`,stdioErrorHandler);process.stderr.on(`error`,stdioErrorHandler);_releaseSignalHandlers=()=>{if(_shuttingDownGracefully||_shuttingDownForcefully){logger.debug(`Not unregistering signal handlers as we're shutting down`);return}_releaseSignalHandlers=()=>void 0;for(const signal of signals_1.default)process.off(signal,gracefulHandler);process.stdout.off(`error`,stdioErrorHandler);process.stderr.off(`error`,stdioErrorHandler);_registeredSignalHandlers=false}}function runTaskList(rawOptions,tasks,pgPool){return runTaskListInternal((0,lib_1.processSharedOptions)(rawOptions),tasks,pgPool)}exports.runTaskList=runTaskList;function runTaskListInternal(compiledSharedOptions,tasks,pgPool){const ctx=compiledSharedOptions;const{logger,resolvedPreset:{worker:{minResetLockedInterval,maxResetLockedInterval}}}=compiledSharedOptions;const withPgClient=(0,lib_1.makeEnhancedWithPgClient)((0,helpers_1.makeWithPgClientFromPool)(pgPool));const workerPool=_runTaskList(compiledSharedOptions,tasks,withPgClient,{continuous:true,onTerminate(){return resetLockedAtPromise},onDeactivate(){if(resetLockedTimeout){clearTimeout(resetLockedTimeout);resetLockedTimeout=null}if(reconnectTimeout){clearTimeout(reconnectTimeout);reconnectTimeout=null}return unlistenForChanges()}});let attempts=0;let reconnectTimeout=null;let changeListener=null;const unlistenForChanges=async()=>{if(changeListener)try{await changeListener.release()}catch(e){logger.error(`Error occurred whilst releasing listening client: ${(0,lib_1.coerceError)(e).message}`,{error:e})}};let resetLockedAtPromise;const resetLockedDelay=()=>Math.ceil(minResetLockedInterval+Math.random()*(maxResetLockedInterval-minResetLockedInterval));const resetLocked=()=>{resetLockedAtPromise=(0,resetLockedAt_1.resetLockedAt)(compiledSharedOptions,withPgClient).then(()=>{resetLockedAtPromise=void 0;if(workerPool._active){const delay=resetLockedDelay();(0,lib_1.safeEmit)(ctx,`resetLocked:success`,{ctx,workerPool,delay});resetLockedTimeout=setTimeout(resetLocked,delay)}else(0,lib_1.safeEmit)(ctx,`resetLocked:success`,{ctx,workerPool,delay:null})},e=>{resetLockedAtPromise=void 0;if(workerPool._active){const delay=resetLockedDelay();(0,lib_1.safeEmit)(ctx,`resetLocked:failure`,{ctx,workerPool,error:e,delay});resetLockedTimeout=setTimeout(resetLocked,delay);logger.error(`Failed to reset locked; we'll try again in ${delay}ms`,{error:e})}else{(0,lib_1.safeEmit)(ctx,`resetLocked:failure`,{ctx,workerPool,error:e,delay:null});logger.error(`Failed to reset locked, but we're shutting down so won't try again`,{error:e})}});(0,lib_1.safeEmit)(ctx,`resetLocked:started`,{ctx,workerPool})};let resetLockedTimeout=setTimeout(resetLocked,Math.random()*Math.min(6e4,maxResetLockedInterval));const listenForChanges=(err,maybeClient,releaseClient)=>{if(!workerPool._active){releaseClient?.();return}const reconnectWithExponentialBackoff=err=>{(0,lib_1.safeEmit)(ctx,`pool:listen:error`,{ctx,workerPool,error:err});attempts++;const jitter=.5+Math.sqrt(Math.random())/2;const delay=Math.ceil(jitter*Math.min(MAX_DELAY,50*Math.exp(attempts)));logger.error(`Error with notify listener (trying again in ${delay}ms): ${err.message}`,{error:err});reconnectTimeout=setTimeout(()=>{reconnectTimeout=null;(0,lib_1.safeEmit)(ctx,`pool:listen:connecting`,{ctx,workerPool,attempts});pgPool.connect(listenForChanges)},delay)};if(err||!maybeClient){reconnectWithExponentialBackoff(err??/* @__PURE__ */ new Error(`This should never happen, this error only exists to satisfy TypeScript`));return}const client=maybeClient;let errorHandled=false;function onErrorReleaseClientAndTryAgain(e){if(errorHandled)return;errorHandled=true;try{release()}catch(e){logger.error(`Error occurred releasing client: ${(0,lib_1.coerceError)(e).stack}`,{error:e})}reconnectWithExponentialBackoff(e)}function handleNotification(message){if(changeListener?.client===client&&!workerPool._shuttingDown){(0,lib_1.safeEmit)(ctx,`pool:listen:notification`,{ctx,workerPool,message,client});switch(message.channel){case`jobs:insert`:{const n=(0,lib_1.tryParseJson)(message.payload)?.count??1;if(n>0)workerPool.nudge(n);break}case`worker:migrate`:{const payload=(0,lib_1.tryParseJson)(message.payload);if(payload?.breaking){logger.warn(`Graphile Worker detected breaking migration to database schema revision '${payload?.migrationNumber}'; it would be unsafe to continue, so shutting down...`);process.exitCode=57;workerPool.gracefulShutdown()}break}default:logger.debug(`Received NOTIFY message on channel '${message.channel}'`)}}}async function release(){changeListener=null;client.removeListener(`notification`,handleNotification);client.removeListener(`error`,onErrorReleaseClientAndTryAgain);(0,lib_1.safeEmit)(ctx,`pool:listen:release`,{ctx,workerPool,client});try{await client.query(`UNLISTEN "jobs:insert"; UNLISTEN "worker:migrate";`)}catch(error){logger.error(`Error occurred attempting to UNLISTEN: ${error}`,{error})}return releaseClient()}client.on(`error`,onErrorReleaseClientAndTryAgain);changeListener={client,release};(0,lib_1.safeEmit)(ctx,`pool:listen:success`,{ctx,workerPool,client});client.on(`notification`,handleNotification);client.query(`LISTEN "jobs:insert"; LISTEN "worker:migrate";`).then(()=>{attempts=0},onErrorReleaseClientAndTryAgain);const supportedTaskNames=Object.keys(tasks);if(!NO_LOG_SUCCESS)logger.info(`Worker connected and looking for jobs... (task names: '${supportedTaskNames.join(`', '`)}')`)};(0,lib_1.safeEmit)(ctx,`pool:listen:connecting`,{ctx,workerPool,attempts});pgPool.connect(listenForChanges);return workerPool}exports.runTaskListInternal=runTaskListInternal;function _runTaskList(compiledSharedOptions,tasks,withPgClient,options){const ctx=compiledSharedOptions;const{resolvedPreset:{worker:{concurrentJobs:baseConcurrency,gracefulShutdownAbortTimeout,localQueue:{size:localQueueSize=-1}={},completeJobBatchDelay=-1,failJobBatchDelay=-1}},_rawOptions:{noHandleSignals=false}}=compiledSharedOptions;const{concurrency=baseConcurrency,continuous,autostart:rawAutostart=true,onTerminate,onDeactivate}=options;let autostart=rawAutostart;const{logger,middleware}=compiledSharedOptions;if(ENABLE_DANGEROUS_LOGS)logger.debug(`Worker pool options are ${(0,util_1.inspect)(compiledSharedOptions._rawOptions)}`,{options:compiledSharedOptions._rawOptions});if(localQueueSize>0&&localQueueSize<concurrency)logger.warn(`Your job batch size (${localQueueSize}) is smaller than your concurrency setting (${concurrency}); this may result in drastically lower performance if your jobs can complete quickly. Please update to \`localQueueSize: ${concurrency}\` to improve performance, or \`localQueueSize: -1\` to disable batching.`);let unregisterSignalHandlers=void 0;if(!noHandleSignals)unregisterSignalHandlers=registerSignalHandlers(compiledSharedOptions);const _finErrors=[];const _finPromise=(0,deferred_1.default)();let deactivatePromise=null;function deactivate(){if(!deactivatePromise){assert.equal(workerPool._active,true);workerPool._active=false;deactivatePromise=(async()=>{const errors=[];try{await localQueue?.release()}catch(rawE){const e=(0,lib_1.coerceError)(rawE);errors.push(e);logger.error(`Releasing local queue failed: ${e}`,{error:rawE})}try{await onDeactivate?.()}catch(rawE){const e=(0,lib_1.coerceError)(rawE);errors.push(e);logger.error(`onDeactivate raised an error: ${e}`,{error:rawE})}if(errors.length>0)throw new AggregateError(errors,`Errors occurred whilst deactivating queue`)})()}return deactivatePromise}let terminated=false;async function terminate(){if(!terminated){terminated=true;const terminateErrors=[];const releaseCompleteJobPromise=releaseCompleteJob?.();const releaseFailJobPromise=releaseFailJob?.();const[releaseCompleteJobResult,releaseFailJobResult]=await Promise.allSettled([releaseCompleteJobPromise,releaseFailJobPromise]);if(releaseCompleteJobResult.status===`rejected`){const error=(0,lib_1.coerceError)(releaseCompleteJobResult.reason);_finErrors.push(error);terminateErrors.push(error);logger.error(`Releasing complete job batcher failed: ${releaseCompleteJobResult.reason}`,{error:releaseCompleteJobResult.reason})}if(releaseFailJobResult.status===`rejected`){const error=(0,lib_1.coerceError)(releaseFailJobResult.reason);_finErrors.push(error);terminateErrors.push(error);logger.error(`Releasing failed job batcher failed: ${releaseFailJobResult.reason}`,{error:releaseFailJobResult.reason})}const idx=allWorkerPools.indexOf(workerPool);allWorkerPools.splice(idx,1);try{await onTerminate?.()}catch(e){_finErrors.push((0,lib_1.coerceError)(e));terminateErrors.push((0,lib_1.coerceError)(e))}if(terminateErrors.length===1)throw terminateErrors[0];else if(terminateErrors.length>1)throw new AggregateError(terminateErrors,`Errors occurred whilst terminating queue`)}else try{throw new Error(`Graphile Worker internal error: terminate() was called twice for worker pool. Ignoring second call; but this indicates a bug - please file an issue.`)}catch(e){logger.error(String(e.stack))}}const abortController=new AbortController;const abortSignal=abortController.signal;const abortPromise=new Promise((_resolve,reject)=>{abortSignal.addEventListener(`abort`,()=>{reject((0,lib_1.coerceError)(abortSignal.reason))})});abortPromise.then(null,()=>void 0);let gracefulShutdownPromise=null;let forcefulShutdownPromise=null;let finished=false;const finWithError=e=>{if(finished)return;finished=true;if(e!=null)_finErrors.push((0,lib_1.coerceError)(e));if(_finErrors.length===1)_finPromise.reject(_finErrors[0]);else if(_finErrors.length>1)_finPromise.reject(new AggregateError(_finErrors,`Worker pool '${workerPool.id}' failed to shut down cleanly`));else _finPromise.resolve();if(unregisterSignalHandlers)unregisterSignalHandlers()};const fin=()=>finWithError(null);const workerPool={id:`${continuous?`pool`:`otpool`}-${(0,crypto_1.randomBytes)(9).toString(`hex`)}`,_active:true,_shuttingDown:false,_forcefulShuttingDown:false,_workers:[],_withPgClient:withPgClient,get worker(){return concurrency===1?this._workers[0]??null:null},nudge(count){if(localQueue)localQueue.pulse(count);else{let n=count;this._workers.some(worker=>worker.nudge()&&--n<=0)}},abortSignal,abortPromise,release(){logger.error("DEPRECATED: You are calling `workerPool.release()`; please use `workerPool.gracefulShutdown()` instead.");return this.gracefulShutdown()},gracefulShutdown(message=`Worker pool is shutting down gracefully`){if(workerPool._shuttingDown){logger.error(`gracefulShutdown called when gracefulShutdown is already in progress`);return gracefulShutdownPromise}if(workerPool._forcefulShuttingDown){logger.error(`gracefulShutdown called when forcefulShutdown is already in progress`);return Promise.resolve(forcefulShutdownPromise).then(()=>{throw new Error(`Forceful shutdown already initiated`)})}workerPool._shuttingDown=true;gracefulShutdownPromise=middleware.run(`poolGracefulShutdown`,{ctx,workerPool,message},async({message})=>{(0,lib_1.safeEmit)(ctx,`pool:gracefulShutdown`,{ctx,pool:workerPool,workerPool,message});try{logger.debug(`Attempting graceful shutdown`);const deactivatePromise=deactivate();const gracefulShutdownErrors=[];const workers=[...workerPool._workers];const workerPromises=workers.map(worker=>worker.release());const[deactivateResult,...workerReleaseResults]=await Promise.allSettled([deactivatePromise,...workerPromises]);if(deactivateResult.status===`rejected`){const error=(0,lib_1.coerceError)(deactivateResult.reason);_finErrors.push(error);gracefulShutdownErrors.push(error);logger.error(`Deactivation failed: ${deactivateResult.reason}`,{error:deactivateResult.reason})}const jobsToRelease=[];for(let i=0;i<workerReleaseResults.length;i++){const workerReleaseResult=workerReleaseResults[i];if(workerReleaseResult.status===`rejected`){const worker=workers[i];const job=worker.getActiveJob();(0,lib_1.safeEmit)(ctx,`pool:gracefulShutdown:workerError`,{ctx,pool:workerPool,workerPool,error:workerReleaseResult.reason,job});logger.debug(`Cancelling worker ${worker.workerId} (job: ${job?.id??`none`}) failed`,{worker,job,reason:workerReleaseResult.reason});if(job)jobsToRelease.push(job)}}if(!this._forcefulShuttingDown&&jobsToRelease.length>0)try{const workerIds=workers.map(worker=>worker.workerId);logger.debug(`Releasing the jobs ${jobsToRelease.map(j=>j.id).join()} (workers: ${workerIds.join(`, `)})`,{jobs:jobsToRelease,workerIds});const cancelledJobs=await(0,failJobs_1.failJobs)(compiledSharedOptions,withPgClient,workerPool.id,jobsToRelease,message);logger.debug(`Cancelled ${cancelledJobs.length} jobs`,{cancelledJobs})}catch(e){gracefulShutdownErrors.push((0,lib_1.coerceError)(e))}if(this._forcefulShuttingDown)gracefulShutdownErrors.push(/* @__PURE__ */ new Error(`forcefulShutdown was initiated whilst gracefulShutdown was still executing.`));if(gracefulShutdownErrors.length===1)throw gracefulShutdownErrors[0];else if(gracefulShutdownErrors.length>1)throw new AggregateError(gracefulShutdownErrors,`Errors occurred whilst shutting down worker`);(0,lib_1.safeEmit)(ctx,`pool:gracefulShutdown:complete`,{ctx,pool:workerPool,workerPool});logger.debug(`Graceful shutdown complete`)}catch(e){(0,lib_1.safeEmit)(ctx,`pool:gracefulShutdown:error`,{ctx,pool:workerPool,workerPool,error:e});const message=(0,lib_1.coerceError)(e).message;logger.error(`Error occurred during graceful shutdown: ${message}`,{error:e});const forcefulPromise=this._forcefulShuttingDown?forcefulShutdownPromise:this.forcefulShutdown(message);return Promise.resolve(forcefulPromise).then(()=>{throw e})}if(!terminated)await terminate()});Promise.resolve(gracefulShutdownPromise).then(fin,finWithError);setTimeout(()=>{abortController.abort()},gracefulShutdownAbortTimeout).unref();return gracefulShutdownPromise},forcefulShutdown(message){if(workerPool._forcefulShuttingDown){logger.error(`forcefulShutdown called when forcefulShutdown is already in progress`);return forcefulShutdownPromise}if(!workerPool._shuttingDown)Promise.resolve(this.gracefulShutdown()).then(null,()=>{});workerPool._forcefulShuttingDown=true;forcefulShutdownPromise=middleware.run(`poolForcefulShutdown`,{ctx,workerPool,message},async({message})=>{(0,lib_1.safeEmit)(ctx,`pool:forcefulShutdown`,{ctx,pool:workerPool,workerPool,message});try{logger.debug(`Attempting forceful shutdown`);const timeout=new Promise((_resolve,reject)=>{setTimeout(()=>reject(/* @__PURE__ */ new Error(`Timed out`)),5e3).unref()});const wasAlreadyDeactivating=deactivatePromise!=null;const deactiveateOrTimeout=Promise.race([deactivate(),timeout]);const forcefulShutdownErrors=[];const workers=[...workerPool._workers];const workerReleasePromises=workers.map(worker=>{return Promise.race([worker.release(true),timeout])});const[deactivateResult,...workerReleaseResults]=await Promise.allSettled([deactiveateOrTimeout,...workerReleasePromises]);if(deactivateResult.status===`rejected`){logger.error(`Deactivation failed: ${deactivateResult.reason}`,{error:deactivateResult.reason});const error=(0,lib_1.coerceError)(deactivateResult.reason);if(!wasAlreadyDeactivating)_finErrors.push(error);forcefulShutdownErrors.push(error)}const workerProblems=workers.map((worker,i)=>{const result=workerReleaseResults[i];const activeJob=worker.getActiveJob();if(result.status===`rejected`)return[worker,(0,lib_1.coerceError)(result.reason),activeJob];else if(activeJob)return[worker,null,activeJob];else return null}).filter(t=>t!=null);const forceFailedJobs=workerProblems.map(([,,job])=>job).filter(job=>!!job);if(forceFailedJobs.length>0){const workerIds=workers.map(worker=>worker.workerId);logger.debug(`Releasing the jobs ${forceFailedJobs.map(j=>j.id).join()} (workers: ${workerIds.join(`, `)})`,{jobs:forceFailedJobs,workerIds});try{const cancelledJobs=await(0,failJobs_1.failJobs)(compiledSharedOptions,withPgClient,workerPool.id,forceFailedJobs,message);logger.debug(`Cancelled ${cancelledJobs.length} jobs`,{cancelledJobs})}catch(e){const error=(0,lib_1.coerceError)(e);_finErrors.push(error);forcefulShutdownErrors.push(error)}}else logger.debug(`No active jobs to release`);for(const[worker,error,job]of workerProblems)_finErrors.push(new Error(`Worker ${worker.workerId} ${job?`with active job ${job.id}`:``} ${error?`failed to release, error: ${error})`:`failed to stop working`}`,{cause:error}));if(forcefulShutdownErrors.length===1)throw forcefulShutdownErrors[0];else if(forcefulShutdownErrors.length>1)throw new AggregateError(forcefulShutdownErrors,`Errors occurred whilst forcefully shutting down worker`);(0,lib_1.safeEmit)(ctx,`pool:forcefulShutdown:complete`,{ctx,pool:workerPool,workerPool});logger.debug(`Forceful shutdown complete`);return{forceFailedJobs}}catch(e){(0,lib_1.safeEmit)(ctx,`pool:forcefulShutdown:error`,{ctx,pool:workerPool,workerPool,error:e});const error=(0,lib_1.coerceError)(e);_finErrors.push(error);logger.error(`Error occurred during forceful shutdown: ${error.message}`,{error:e});throw error}finally{if(!terminated)await terminate()}});Promise.resolve(forcefulShutdownPromise).then(fin,finWithError);return forcefulShutdownPromise},promise:_finPromise,then(onfulfilled,onrejected){return _finPromise.then(onfulfilled,onrejected)},catch(onrejected){return _finPromise.catch(onrejected)},finally(onfinally){return _finPromise.finally(onfinally)},_start:autostart?null:()=>{autostart=true;workerPool._workers.forEach(worker=>worker._start());workerPool._start=null}};_finPromise.finally(()=>{(0,lib_1.safeEmit)(ctx,`pool:release`,{ctx,pool:workerPool,workerPool})}).catch(noop);abortSignal.addEventListener(`abort`,()=>{if(!workerPool._shuttingDown)workerPool.gracefulShutdown()});allWorkerPools.push(workerPool);(0,lib_1.safeEmit)(ctx,`pool:create`,{ctx,workerPool});const workerId=`workerId`in compiledSharedOptions._rawOptions?compiledSharedOptions._rawOptions.workerId:void 0;if(workerId!=null&&concurrency>1)throw new Error(`You must not set workerId when concurrency > 1; each worker must have a unique identifier`);const localQueue=localQueueSize>=1?new localQueue_1.LocalQueue(compiledSharedOptions,tasks,withPgClient,workerPool,localQueueSize,continuous,function onMajorError(e){if(_shuttingDownForcefully){}else if(_shuttingDownGracefully){}else workerPool.gracefulShutdown(String(e))}):null;const getJob=localQueue?async(workerId,flagsToSkip)=>{if(!workerPool._active)return;return localQueue.getJob(workerId,flagsToSkip)}:async(_workerId,flagsToSkip)=>{if(!workerPool._active)return;return(await(0,getJobs_1.batchGetJobs)(compiledSharedOptions,withPgClient,tasks,workerPool.id,flagsToSkip,1))[0]};const{release:releaseCompleteJob,fn:completeJob}=completeJobBatchDelay>=0?batch(`completeJobs`,completeJobBatchDelay,jobs=>(0,completeJobs_1.batchCompleteJobs)(compiledSharedOptions,withPgClient,workerPool.id,jobs),(error,jobs)=>{(0,lib_1.safeEmit)(ctx,`pool:fatalError`,{ctx,error,workerPool,action:`completeJob`});logger.error(`Failed to complete jobs '${jobs.map(j=>j.id).join(`', '`)}':\n${String(error)}`,{fatalError:error,jobs});if(!workerPool._shuttingDown){_finErrors.push((0,lib_1.coerceError)(error));workerPool.gracefulShutdown(`Could not completeJobs; queue is in an inconsistent state; aborting.`)}},BATCH_RETRY_OPTIONS):{release:null,fn:job=>(0,completeJobs_1.batchCompleteJobs)(compiledSharedOptions,withPgClient.withRetries,workerPool.id,[job])};const{release:releaseFailJob,fn:failJob}=failJobBatchDelay>=0?batch(`failJobs`,failJobBatchDelay,specs=>(0,failJobs_1.batchFailJobs)(compiledSharedOptions,withPgClient,workerPool.id,specs),(error,specs)=>{(0,lib_1.safeEmit)(ctx,`pool:fatalError`,{ctx,error,workerPool,action:`failJob`});logger.error(`Failed to fail jobs '${specs.map(spec=>spec.job.id).join(`', '`)}':\n${String(error)}`,{fatalError:error,specs});if(!workerPool._shuttingDown){_finErrors.push((0,lib_1.coerceError)(error));workerPool.gracefulShutdown(`Could not failJobs; queue is in an inconsistent state; aborting.`)}},BATCH_RETRY_OPTIONS):{release:null,fn:spec=>(0,failJobs_1.batchFailJobs)(compiledSharedOptions,withPgClient.withRetries,workerPool.id,[spec])};const createNewWorkerInPool=()=>{const worker=(0,worker_1.makeNewWorker)(compiledSharedOptions,{tasks,withPgClient,continuous,abortSignal,abortPromise,workerPool,autostart,workerId,getJob,completeJob,failJob});workerPool._workers.push(worker);const remove=()=>{workerPool._workers.splice(workerPool._workers.indexOf(worker),1);if(continuous&&workerPool._active&&!workerPool._shuttingDown){logger.error(`Worker exited, but pool is in continuous mode, is active, and is not shutting down... Did something go wrong?`);try{let called=false;const replaceWithNewWorker=()=>{if(called)return;called=true;createNewWorkerInPool()};middleware.runSync(`poolWorkerPrematureExit`,{ctx,workerPool,worker,replaceWithNewWorker},()=>{throw new Error(`Worker ${worker.workerId} exited unexpectedly`)})}catch(e){if(!workerPool._shuttingDown){_finErrors.push((0,lib_1.coerceError)(e));workerPool.gracefulShutdown(`Something went wrong, one of the workers exited prematurely. Shutting down.`)}}}if(workerPool._workers.length===0){if(!workerPool._shuttingDown)workerPool.gracefulShutdown(continuous?`There are no remaining workers; exiting`:`'Run once' mode processed all available jobs and is now exiting`)}};worker.promise.then(()=>{remove()},error=>{remove();console.trace(error);logger.error(`Worker exited with error: ${error}`,{error})});return worker};for(let i=0;i<concurrency;i++)createNewWorkerInPool();return workerPool}exports._runTaskList=_runTaskList;const runTaskListOnce=(options,tasks,client)=>{const withPgClient=(0,lib_1.makeEnhancedWithPgClient)((0,helpers_1.makeWithPgClientFromClient)(client));const compiledSharedOptions=(0,lib_1.processSharedOptions)(options);const pool=_runTaskList(compiledSharedOptions,tasks,withPgClient,{concurrency:1,autostart:false,noHandleSignals:options.noHandleSignals,continuous:false});(0,resetLockedAt_1.resetLockedAt)(compiledSharedOptions,withPgClient).then(()=>{pool._start()},error=>{compiledSharedOptions.logger.error(`Error occurred resetting locked at; continuing regardless: ${error}`,{error});pool._start()});return pool};exports.runTaskListOnce=runTaskListOnce;function batch(opName,delay,rawCallback,errorHandler,retryOptions){let pending=0;let releasing=false;let released=false;const incrementPending=()=>{pending++};const decrementPending=()=>{pending--;if(releasing===true&&pending===0){released=true;promise.resolve()}};const promise=(0,deferred_1.default)();let backpressure=null;function holdup(){if(!backpressure){incrementPending();backpressure=(0,deferred_1.default)()}}function allgood(){if(backpressure){backpressure.resolve();process.nextTick(decrementPending)}}const callback=retryOptions?async specs=>{let lastError;for(let previousAttempts=0;previousAttempts<retryOptions.maxAttempts;previousAttempts++){if(previousAttempts>0){const code=lastError?.code;const retryable=lib_1.RETRYABLE_ERROR_CODES[code];const delay=(0,lib_1.calculateDelay)(previousAttempts-1,{...retryOptions,...retryable});console.error(`${opName}: attempt ${previousAttempts}/${retryOptions.maxAttempts} failed${code?` with code ${JSON.stringify(code)}`:``}; retrying after ${delay.toFixed(0)}ms. Error: ${lastError}`);await(0,lib_1.sleep)(delay)}try{const result=await rawCallback(specs);allgood();return result}catch(e){holdup();lastError=(0,lib_1.coerceError)(e);throw e}}throw lastError??/* @__PURE__ */ new Error(`Failed after ${retryOptions.maxAttempts} attempts`)}:rawCallback;let currentBatch=null;function handleSpec(spec){if(released)throw new Error(`This batcher has been released, and so no more calls can be made.`);if(currentBatch!==null)currentBatch.push(spec);else{const specs=[spec];currentBatch=specs;incrementPending();setTimeout(()=>{currentBatch=null;callback(specs).then(decrementPending,error=>{decrementPending();errorHandler(error,specs);allgood()})},delay)}}return{async release(){if(releasing)return;releasing=true;if(pending===0){released=true;promise.resolve()}await promise},fn(spec){if(backpressure)return backpressure.then(()=>handleSpec(spec));else return handleSpec(spec)}}}function noop(){}}));var require_cron=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.getParsedCronItemsFromOptions=exports.runCron=void 0;const tslib_1=(init_tslib_es6(),__toCommonJS(tslib_es6_exports));const assert=tslib_1.__importStar(__require(`assert`));const crontab_1=require_crontab();const deferred_1=tslib_1.__importDefault(require_deferred());const getCronItems_1=require_getCronItems();const interfaces_1=require_interfaces$1();const lib_1=require_lib();const CRON_RETRY={maxAttempts:Infinity,minDelay:200,maxDelay:6e4,multiplier:1.5};function getBackfillAndUnknownItems(parsedCronItems,knownCrontabs){const backfillItemsAndDates=[];const unknownIdentifiers=[];for(const item of parsedCronItems){const known=knownCrontabs.find(record=>record.identifier===item.identifier);if(known){const notBefore=known.last_execution||known.known_since;backfillItemsAndDates.push({item,notBefore,itemDetails:known})}else unknownIdentifiers.push(item.identifier)}return{backfillItemsAndDates,unknownIdentifiers}}function unsafeRoundToMinute(ts,roundUp=false){if(ts.getUTCSeconds()>0||ts.getUTCMilliseconds()>0){ts.setUTCSeconds(0);ts.setUTCMilliseconds(0);if(roundUp)ts.setUTCMinutes(ts.getUTCMinutes()+1)}return ts}function makeJobForItem(item,ts,backfilled=false){return{task:item.task,payload:{...item.payload,_cron:{ts,backfilled}},queueName:item.options.queueName,runAt:ts,maxAttempts:item.options.maxAttempts,jobKey:item.options.jobKey,jobKeyMode:item.options.jobKeyMode,priority:item.options.priority}}async function scheduleCronJobs(pgPool,escapedWorkerSchema,jobsAndIdentifiers,ts,useNodeTime,workerSchema,preparedStatements){await pgPool.query({text:`
      with specs as (
        select
          index,
          (json->>'identifier')::text as identifier,
          ((json->'job')->>'task')::text as task,
          ((json->'job')->'payload')::json as payload,
          ((json->'job')->>'queueName')::text as queue_name,
          ((json->'job')->>'runAt')::timestamptz as run_at,
          ((json->'job')->>'maxAttempts')::smallint as max_attempts,
          ((json->'job')->>'priority')::smallint as priority,
          ((json->'job')->>'jobKey')::text as job_key,
          ((json->'job')->>'jobKeyMode')::text as job_key_mode
        from json_array_elements($1::json) with ordinality AS entries (json, index)
      ),
      locks as (
        insert into ${escapedWorkerSchema}._private_known_crontabs as known_crontabs (identifier, known_since, last_execution)
        select
          specs.identifier,
          $2::timestamptz as known_since,
          $2::timestamptz as last_execution
        from specs
        on conflict (identifier)
        do update set last_execution = excluded.last_execution
        where (known_crontabs.last_execution is null or known_crontabs.last_execution < excluded.last_execution)
        returning known_crontabs.identifier
      )
      select
        ${escapedWorkerSchema}.add_job(
          specs.task,
          specs.payload,
          specs.queue_name,
          coalesce(specs.run_at, $3::timestamptz, now()),
          specs.max_attempts,
          specs.job_key,
          specs.priority,
          null, -- flags
          specs.job_key_mode
        )
      from specs
      inner join locks on (locks.identifier = specs.identifier)
      order by specs.index asc
    `,values:[JSON.stringify(jobsAndIdentifiers),ts,useNodeTime?(/* @__PURE__ */ new Date()).toISOString():null],name:!preparedStatements?void 0:`cron${useNodeTime?`N`:``}/${workerSchema}`})}async function registerAndBackfillItems(details){const{ctx,pgPool,cron,workerSchema,preparedStatements,escapedWorkerSchema,parsedCronItems,startTime,useNodeTime}=details;const{rows}=await pgPool.query(`SELECT * FROM ${escapedWorkerSchema}._private_known_crontabs as known_crontabs`);const{backfillItemsAndDates,unknownIdentifiers}=getBackfillAndUnknownItems(parsedCronItems,rows);if(unknownIdentifiers.length)await pgPool.query(`
      INSERT INTO ${escapedWorkerSchema}._private_known_crontabs AS known_crontabs (identifier, known_since)
      SELECT identifier, $2::timestamptz
      FROM unnest($1::text[]) AS unnest (identifier)
      ON CONFLICT DO NOTHING
      `,[unknownIdentifiers,startTime.toISOString()]);const largestBackfill=parsedCronItems.reduce((largest,item)=>Math.max(item.options.backfillPeriod,largest),0);if(largestBackfill>0){const unsafeTs=/* @__PURE__ */ new Date(+startTime-largestBackfill);unsafeRoundToMinute(unsafeTs,true);while(unsafeTs<startTime){const timeAgo=+startTime-+unsafeTs;const ts=unsafeTs.toISOString();const digest=digestTimestamp(unsafeTs);const itemsToBackfill=[];for(const{item,notBefore,itemDetails}of backfillItemsAndDates)if(item.options.backfillPeriod>=timeAgo&&unsafeTs>=notBefore&&item.match(digest))itemsToBackfill.push({identifier:item.identifier,job:makeJobForItem(item,ts,true),known_since:itemDetails.known_since,last_execution:itemDetails.last_execution});if(itemsToBackfill.length){(0,lib_1.safeEmit)(ctx,`cron:backfill`,{ctx,cron,itemsToBackfill,timestamp:ts});await scheduleCronJobs(pgPool,escapedWorkerSchema,itemsToBackfill,ts,useNodeTime,workerSchema,preparedStatements)}unsafeTs.setUTCMinutes(unsafeTs.getUTCMinutes()+1)}}}const ONE_MINUTE=6e4;const runCron=(compiledSharedOptions,parsedCronItems,requirements)=>{const{pgPool}=requirements;const{logger,escapedWorkerSchema,workerSchema,events,resolvedPreset:{worker:{useNodeTime,preparedStatements=true}}}=compiledSharedOptions;const promise=(0,deferred_1.default)();let timeout=null;let stopCalled=false;function stop(e){if(timeout){clearTimeout(timeout);timeout=null}if(!stopCalled){stopCalled=true;if(e)promise.reject((0,lib_1.coerceError)(e));else promise.resolve()}else logger.error("Graphile Worker internal bug in src/cron.ts: calling `stop()` more than once shouldn't be possible. Please report this.")}let attempts=0;function restartCronAfterDelay(error){++attempts;const delay=(0,lib_1.calculateDelay)(attempts-1,CRON_RETRY);logger.error(`Cron hit an error; restarting in ${delay}ms (attempt ${attempts}): ${error}`,{error,attempts});(0,lib_1.sleep)(delay).then(cronMain).catch(restartCronAfterDelay)}async function cronMain(){if(!cron._active)return stop();const start=/* @__PURE__ */ new Date;const ctx=compiledSharedOptions;(0,lib_1.safeEmit)(ctx,`cron:starting`,{ctx,cron,start});await registerAndBackfillItems({ctx,pgPool,events,cron,workerSchema,preparedStatements,escapedWorkerSchema,parsedCronItems,startTime:/* @__PURE__ */ new Date(+start),useNodeTime});(0,lib_1.safeEmit)(ctx,`cron:started`,{ctx,cron,start});if(!cron._active)return stop();const nextTimestamp=unsafeRoundToMinute(/* @__PURE__ */ new Date(+start),true);const scheduleNextLoop=()=>{if(!cron._active)return stop();timeout=setTimeout(()=>{timeout=null;loop()},Math.max(+nextTimestamp-Date.now()+1,1))};async function loop(){try{if(!cron._active)return stop();attempts=0;const digest=digestTimestamp(nextTimestamp);const ts=nextTimestamp.toISOString();const expectedTimestamp=+nextTimestamp;const currentTimestamp=Date.now();const roundedCurrentTimestamp=currentTimestamp-currentTimestamp%ONE_MINUTE;if(roundedCurrentTimestamp<expectedTimestamp){logger.debug(`Graphile Worker Cron fired ${((expectedTimestamp-currentTimestamp)/1e3).toFixed(3)}s too early (clock skew?); rescheduling`,{expectedTimestamp,currentTimestamp});(0,lib_1.safeEmit)(ctx,`cron:prematureTimer`,{ctx,cron,currentTimestamp,expectedTimestamp});scheduleNextLoop();return}else if(roundedCurrentTimestamp>expectedTimestamp){logger.debug(`Graphile Worker Cron fired too late; catching up (${Math.floor((currentTimestamp-expectedTimestamp)/ONE_MINUTE)}m${Math.floor((currentTimestamp-expectedTimestamp)%ONE_MINUTE/1e3)}s behind)`);(0,lib_1.safeEmit)(ctx,`cron:overdueTimer`,{ctx,cron,currentTimestamp,expectedTimestamp})}const jobsAndIdentifiers=[];for(const item of parsedCronItems)if(item.match(digest))jobsAndIdentifiers.push({identifier:item.identifier,job:makeJobForItem(item,ts)});if(jobsAndIdentifiers.length){(0,lib_1.safeEmit)(ctx,`cron:schedule`,{ctx,cron,timestamp:expectedTimestamp,jobsAndIdentifiers});await scheduleCronJobs(pgPool,escapedWorkerSchema,jobsAndIdentifiers,ts,useNodeTime,workerSchema,preparedStatements);(0,lib_1.safeEmit)(ctx,`cron:scheduled`,{ctx,cron,timestamp:expectedTimestamp,jobsAndIdentifiers});if(!cron._active)return stop()}nextTimestamp.setUTCMinutes(nextTimestamp.getUTCMinutes()+1);scheduleNextLoop()}catch(e){return restartCronAfterDelay((0,lib_1.coerceError)(e))}}scheduleNextLoop()}const cron={_active:true,release(){if(cron._active){cron._active=false;if(timeout)stop()}return promise},promise};cronMain().catch(restartCronAfterDelay);return cron};exports.runCron=runCron;async function getParsedCronItemsFromOptions(compiledOptions,releasers){const{resolvedPreset:{worker:{crontabFile}},_rawOptions:{parsedCronItems,crontab}}=compiledOptions;if(!crontabFile&&!parsedCronItems&&!crontab)return[];if(crontab){assert.ok(!parsedCronItems,"`crontab` and `parsedCronItems` must not be set at the same time.");return(0,crontab_1.parseCrontab)(crontab)}else if(parsedCronItems){assert.ok(Array.isArray(parsedCronItems),"Expected `parsedCronItems` to be an array; you must use a helper e.g. `parseCrontab()` or `parseCronItems()` to produce this value.");const firstItem=parsedCronItems[0];if(firstItem){if(!firstItem[interfaces_1.$$isParsed])throw new Error("Invalid `parsedCronItems`; you must use a helper e.g. `parseCrontab()` or `parseCronItems()` to produce this value.")}return parsedCronItems}else{const watchedCronItems=await(0,getCronItems_1.getCronItemsInternal)(compiledOptions,crontabFile);releasers.push(()=>watchedCronItems.release());return watchedCronItems.items}}exports.getParsedCronItemsFromOptions=getParsedCronItemsFromOptions;function digestTimestamp(ts){return{min:ts.getUTCMinutes(),hour:ts.getUTCHours(),date:ts.getUTCDate(),month:ts.getUTCMonth()+1,dow:ts.getUTCDay()}}}));var require_runner=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.runInternal=exports.run=exports.runOnceInternal=exports.runOnce=exports.runMigrations=void 0;const cron_1=require_cron();const getTasks_1=require_getTasks();const lib_1=require_lib();const main_1=require_main();const runMigrations=async options=>{const[,release]=await(0,lib_1.getUtilsAndReleasersFromOptions)(options);await release()};exports.runMigrations=runMigrations;async function assertTaskList(compiledOptions,releasers){const{resolvedPreset:{worker:{taskDirectory}},_rawOptions:{taskList}}=compiledOptions;if(taskList)return taskList;else if(taskDirectory){const watchedTasks=await(0,getTasks_1.getTasksInternal)(compiledOptions,taskDirectory);releasers.push(()=>watchedTasks.release());return watchedTasks.tasks}else throw new Error("You must specify either `taskList` or `taskDirectory`")}const runOnce=async(options,overrideTaskList)=>{const[compiledOptions,release]=await(0,lib_1.getUtilsAndReleasersFromOptions)(options);return(0,exports.runOnceInternal)(compiledOptions,overrideTaskList,release)};exports.runOnce=runOnce;const runOnceInternal=async(compiledOptions,overrideTaskList,release)=>{const{withPgClient,releasers,resolvedPreset:{worker:{concurrentJobs:concurrency}},_rawOptions:{noHandleSignals}}=compiledOptions;try{const taskList=overrideTaskList||await assertTaskList(compiledOptions,releasers);return await(0,main_1._runTaskList)(compiledOptions,taskList,withPgClient,{concurrency,noHandleSignals,continuous:false}).promise}finally{await release()}};exports.runOnceInternal=runOnceInternal;const run=async(rawOptions,overrideTaskList,overrideParsedCronItems)=>{const[compiledOptions,release]=await(0,lib_1.getUtilsAndReleasersFromOptions)(rawOptions);return(0,exports.runInternal)(compiledOptions,overrideTaskList,overrideParsedCronItems,release)};exports.run=run;const runInternal=async(compiledOptions,overrideTaskList,overrideParsedCronItems,release)=>{const{releasers}=compiledOptions;try{return buildRunner({compiledOptions,taskList:overrideTaskList||await assertTaskList(compiledOptions,releasers),parsedCronItems:overrideParsedCronItems||await(0,cron_1.getParsedCronItemsFromOptions)(compiledOptions,releasers),release})}catch(e){try{await release()}catch(e2){compiledOptions.logger.error(`Error occurred whilst attempting to release options after error occurred`,{error:e,secondError:e2})}throw e}};exports.runInternal=runInternal;function buildRunner(input){const{compiledOptions,taskList,parsedCronItems,release}=input;const ctx=compiledOptions;const{events,pgPool,releasers,addJob,logger}=compiledOptions;const cron=(0,cron_1.runCron)(compiledOptions,parsedCronItems,{pgPool,events});releasers.push(()=>cron.release());const workerPool=(0,main_1.runTaskListInternal)(compiledOptions,taskList,pgPool);releasers.push(()=>{if(!workerPool._shuttingDown)return workerPool.gracefulShutdown(`Runner is shutting down`)});let running=true;const stop=(reason,itsFine=reason===null)=>{compiledOptions.logger[itsFine?`debug`:`warn`](`Runner stopping${reason?` (reason: ${reason})`:``}`);if(running){running=false;const promises=[];promises.push((async()=>void(0,lib_1.safeEmit)(ctx,`stop`,{ctx}))());if(cron._active)promises.push((async()=>cron.release())());if(workerPool._active)promises.push((async()=>workerPool.gracefulShutdown())());return Promise.all(promises).then(()=>release(),error=>{logger.error(`Error occurred whilst attempting to release runner options: ${(0,lib_1.coerceError)(error).message}`,{error})})}else return Promise.reject(/* @__PURE__ */ new Error(`Runner is already stopped`))};const wp=workerPool.promise.then(()=>running?stop(`worker pool exited cleanly`,true):void 0,e=>running?stop(`worker pool exited with error: ${e}`):void 0).catch(noop);const cp=cron.promise.then(()=>running?stop(`cron exited cleanly`,true):void 0,e=>running?stop(`cron exited with error: ${e}`):void 0).catch(noop);return{stop:reason=>stop(reason??null,true),async kill(reason){if(running)stop(`runner.kill() called${reason?`: ${reason}`:``}`).catch(noop);if(workerPool._active){await(0,lib_1.sleep)(500);if(workerPool._active)await workerPool.forcefulShutdown(`Terminated through .kill() command`)}},addJob,promise:Promise.all([cp,wp]).then(()=>{},async error=>{if(running){logger.error(`Stopping worker due to an error: ${error}`,{error});await stop(String(error))}else logger.error(`Error occurred, but worker is already stopping: ${error}`,{error});return Promise.reject(error)}),events}}function noop(){}}));var require_cleanup=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.cleanup=exports.assertCleanupTasks=void 0;const ALL_CLEANUP_TASKS=[`GC_TASK_IDENTIFIERS`,`GC_JOB_QUEUES`,`DELETE_PERMAFAILED_JOBS`];function assertCleanupTasks(tasks){if(tasks.filter(t=>!ALL_CLEANUP_TASKS.includes(t)).length>0)throw new Error(`Invalid cleanup tasks; allowed values: '${ALL_CLEANUP_TASKS.join(`', '`)}'; you provided: '${tasks.join(`', '`)}'`)}exports.assertCleanupTasks=assertCleanupTasks;async function cleanup(compiledOptions,options){const{tasks=[`GC_JOB_QUEUES`,`GC_TASK_IDENTIFIERS`],taskIdentifiersToKeep=[]}=options;const{withPgClient,escapedWorkerSchema}=compiledOptions;await withPgClient(async client=>{if(tasks.includes(`DELETE_PERMAFAILED_JOBS`))await client.query(`\
delete from ${escapedWorkerSchema}._private_jobs jobs
where attempts = max_attempts
and locked_at is null;`);if(tasks.includes(`GC_TASK_IDENTIFIERS`))await client.query(`\
delete from ${escapedWorkerSchema}._private_tasks tasks
where tasks.id not in (
  select jobs.task_id
  from ${escapedWorkerSchema}._private_jobs jobs
)
and tasks.identifier <> all ($1::text[]);`,[taskIdentifiersToKeep]);if(tasks.includes(`GC_JOB_QUEUES`))await client.query(`\
delete from ${escapedWorkerSchema}._private_job_queues job_queues
where locked_at is null and id not in (
  select job_queue_id
  from ${escapedWorkerSchema}._private_jobs jobs
  where job_queue_id is not null
);`)})}exports.cleanup=cleanup}));var require_workerUtils=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.quickAddJob=exports.addJobAdhoc=exports.makeWorkerUtils=void 0;const cleanup_1=require_cleanup();const lib_1=require_lib();const migrate_1=require_migrate();async function makeWorkerUtils(options){const[compiledOptions,release]=await(0,lib_1.getUtilsAndReleasersFromOptions)(options,{scope:{label:`WorkerUtils`}});const{logger,escapedWorkerSchema,withPgClient,addJob,addJobs}=compiledOptions;return{withPgClient,logger,release,addJob,addJobs,migrate:()=>withPgClient(pgClient=>(0,migrate_1.migrate)(compiledOptions,pgClient)),async completeJobs(ids){const{rows}=await withPgClient(client=>client.query(`select * from ${escapedWorkerSchema}.complete_jobs($1::bigint[])`,[ids]));return rows},async permanentlyFailJobs(ids,reason){const{rows}=await withPgClient(client=>client.query(`select * from ${escapedWorkerSchema}.permanently_fail_jobs($1::bigint[], $2::text)`,[ids,reason||null]));return rows},async rescheduleJobs(ids,options){const{rows}=await withPgClient(client=>client.query(`select * from ${escapedWorkerSchema}.reschedule_jobs(
            $1::bigint[],
            run_at := $2::timestamptz,
            priority := $3::int,
            attempts := $4::int,
            max_attempts := $5::int
          )`,[ids,options.runAt||null,options.priority||null,options.attempts||null,options.maxAttempts||null]));return rows},async forceUnlockWorkers(workerIds){await withPgClient(client=>client.query(`select ${escapedWorkerSchema}.force_unlock_workers($1::text[]);`,[workerIds]))},async cleanup(options={tasks:[`GC_JOB_QUEUES`]}){return(0,cleanup_1.cleanup)(compiledOptions,options)}}}exports.makeWorkerUtils=makeWorkerUtils;async function addJobAdhoc(options,identifier,payload,spec={}){const utils=await makeWorkerUtils(options);try{return await utils.addJob(identifier,payload,spec)}finally{await utils.release()}}exports.addJobAdhoc=addJobAdhoc;exports.quickAddJob=addJobAdhoc}));var require_dist=/* @__PURE__ */ __commonJSMin((exports=>{Object.defineProperty(exports,"__esModule",{value:true});exports.getCronItems=exports.getTasks=exports.quickAddJob=exports.makeWorkerUtils=exports.addJobAdhoc=exports.runOnce=exports.runMigrations=exports.run=exports.WorkerPreset=exports.runTaskListOnce=exports.runTaskList=exports.Logger=exports.consoleLogFactory=exports.parseCrontab=exports.parseCronItems=exports.parseCronItem=void 0;const tslib_1=(init_tslib_es6(),__toCommonJS(tslib_es6_exports));const getCronItems_1=require_getCronItems();Object.defineProperty(exports,"getCronItems",{enumerable:true,get:function(){return getCronItems_1.getCronItems}});const getTasks_1=require_getTasks();Object.defineProperty(exports,"getTasks",{enumerable:true,get:function(){return getTasks_1.getTasks}});var crontab_1=require_crontab();Object.defineProperty(exports,"parseCronItem",{enumerable:true,get:function(){return crontab_1.parseCronItem}});Object.defineProperty(exports,"parseCronItems",{enumerable:true,get:function(){return crontab_1.parseCronItems}});Object.defineProperty(exports,"parseCrontab",{enumerable:true,get:function(){return crontab_1.parseCrontab}});tslib_1.__exportStar(require_interfaces$1(),exports);var logger_1=require_logger();Object.defineProperty(exports,"consoleLogFactory",{enumerable:true,get:function(){return logger_1.consoleLogFactory}});Object.defineProperty(exports,"Logger",{enumerable:true,get:function(){return logger_1.Logger}});var main_1=require_main();Object.defineProperty(exports,"runTaskList",{enumerable:true,get:function(){return main_1.runTaskList}});Object.defineProperty(exports,"runTaskListOnce",{enumerable:true,get:function(){return main_1.runTaskListOnce}});var preset_1=require_preset();Object.defineProperty(exports,"WorkerPreset",{enumerable:true,get:function(){return preset_1.WorkerPreset}});var runner_1=require_runner();Object.defineProperty(exports,"run",{enumerable:true,get:function(){return runner_1.run}});Object.defineProperty(exports,"runMigrations",{enumerable:true,get:function(){return runner_1.runMigrations}});Object.defineProperty(exports,"runOnce",{enumerable:true,get:function(){return runner_1.runOnce}});var workerUtils_1=require_workerUtils();Object.defineProperty(exports,"addJobAdhoc",{enumerable:true,get:function(){return workerUtils_1.addJobAdhoc}});Object.defineProperty(exports,"makeWorkerUtils",{enumerable:true,get:function(){return workerUtils_1.makeWorkerUtils}});Object.defineProperty(exports,"quickAddJob",{enumerable:true,get:function(){return workerUtils_1.quickAddJob}})}));var import_dist=require_dist();var Logger=import_dist.Logger;var parseCronItem=import_dist.parseCronItem;var parseCronItems=import_dist.parseCronItems;var run=import_dist.run;var runMigrations=import_dist.runMigrations;var runOnce=import_dist.runOnce;export{Logger,parseCronItem,parseCronItems,run,runMigrations,runOnce};