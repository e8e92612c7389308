-- Documents, the versions of their files, and the signatures they collect.

create table folders (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  name text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id)
);
create unique index folders_name_key on folders (organization_id, lower(name));

create table documents (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  title text not null,
  description text,
  category text not null
    check (category in ('CONTRACT', 'POLICY', 'FORM', 'PAYROLL', 'IDENTIFICATION', 'CERTIFICATE', 'OTHER')),
  -- Whom it is about or whose it is; who sees it follows from them.
  owner_id text collate "C" not null,
  -- Of the present version.
  uploaded_by_id text collate "C" not null,
  version integer not null default 1 check (version > 0),
  file_key text collate "C" not null,
  -- Null while nobody was asked to sign.
  signature_status text check (signature_status in ('PENDING', 'SIGNED', 'DECLINED')),
  signing_mode text check (signing_mode in ('SEQUENTIAL', 'PARALLEL')),
  signature_deadline timestamptz(3),
  -- The last signature so far.
  signed_at timestamptz(3),
  signed_by_id text collate "C",
  is_private boolean not null,
  is_company_library boolean not null,
  folder_id text collate "C",
  tags text[] not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, owner_id) references users (organization_id, id),
  foreign key (organization_id, uploaded_by_id) references users (organization_id, id),
  foreign key (organization_id, signed_by_id) references users (organization_id, id),
  foreign key (organization_id, folder_id) references folders (organization_id, id),
  foreign key (organization_id, file_key) references stored_files (organization_id, key),
  constraint documents_private_or_library check (not (is_private and is_company_library)),
  constraint documents_signing check ((signature_status is null) = (signing_mode is null)),
  constraint documents_signed check ((signed_at is null) = (signed_by_id is null))
);
create index documents_owner_idx on documents (organization_id, owner_id, id);
create index documents_library_idx on documents (organization_id, id) where is_company_library;
create index documents_status_idx on documents (organization_id, signature_status, id) where signature_status is not null;
create index documents_folder_idx on documents (organization_id, folder_id, id) where folder_id is not null;

-- Every file the document has had, the present one included.
create table document_versions (
  organization_id text collate "C" not null,
  document_id text collate "C" not null,
  version integer not null check (version > 0),
  file_key text collate "C" not null,
  uploaded_by_id text collate "C" not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, document_id, version),
  foreign key (organization_id, document_id) references documents (organization_id, id) on delete cascade,
  foreign key (organization_id, file_key) references stored_files (organization_id, key),
  foreign key (organization_id, uploaded_by_id) references users (organization_id, id)
);
create unique index document_versions_file_key on document_versions (organization_id, file_key);

create table document_signers (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  document_id text collate "C" not null,
  user_id text collate "C" not null,
  signing_order integer not null check (signing_order > 0),
  status text not null check (status in ('PENDING', 'SIGNED', 'DECLINED')),
  viewed_at timestamptz(3),
  signed_at timestamptz(3),
  declined_at timestamptz(3),
  decline_reason text,
  primary key (organization_id, id),
  foreign key (organization_id, document_id) references documents (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id),
  constraint document_signers_decided check (
    (signed_at is not null) = (status = 'SIGNED') and (declined_at is not null) = (status = 'DECLINED'))
);
create unique index document_signers_order_key on document_signers (organization_id, document_id, signing_order);
create unique index document_signers_person_key on document_signers (organization_id, document_id, user_id);
create index document_signers_user_idx on document_signers (organization_id, user_id, document_id);
