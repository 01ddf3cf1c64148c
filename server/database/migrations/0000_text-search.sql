create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create text search configuration hearth (copy = simple);
--> statement-breakpoint
alter text search configuration hearth alter mapping for hword, hword_part, word, asciiword, asciihword, hword_asciipart with unaccent, simple;
