// Renders a chart with Go's own templates, for machines without helm: the functions that our templates use, and no more.
// toYaml writes JSON, which is YAML on one line.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"
)

func isEmpty(value any) bool {
	truth, _ := template.IsTrue(value)
	return !truth
}

func main() {
	var data map[string]any
	decoder := json.NewDecoder(os.Stdin)
	decoder.UseNumber()
	check(decoder.Decode(&data))
	chart := template.New("chart").Option("missingkey=error")
	chart.Funcs(template.FuncMap{
		"include": func(name string, value any) (string, error) {
			var out bytes.Buffer
			err := chart.ExecuteTemplate(&out, name, value)
			return out.String(), err
		},
		"toYaml": func(value any) (string, error) {
			text, err := json.Marshal(value)
			return string(text), err
		},
		"nindent": func(width int, text string) string {
			pad := "\n" + strings.Repeat(" ", width)
			return pad + strings.ReplaceAll(text, "\n", pad)
		},
		"quote": func(value any) string { return fmt.Sprintf("%q", fmt.Sprint(value)) },
		"default": func(otherwise any, value any) any {
			if isEmpty(value) {
				return otherwise
			}
			return value
		},
		"required": func(why string, value any) (any, error) {
			if isEmpty(value) {
				return nil, errors.New(why)
			}
			return value, nil
		},
		"fail": func(why string) (string, error) { return "", errors.New(why) },
		"dict": func(pairs ...any) map[string]any {
			made := map[string]any{}
			for i := 0; i+1 < len(pairs); i += 2 {
				made[pairs[i].(string)] = pairs[i+1]
			}
			return made
		},
	})
	files, err := filepath.Glob(filepath.Join(os.Args[1], "*.yaml"))
	check(err)
	_, err = chart.ParseFiles(append(files, filepath.Join(os.Args[1], "_definitions.tpl"))...)
	check(err)
	for _, file := range files {
		fmt.Println("---")
		check(chart.ExecuteTemplate(os.Stdout, filepath.Base(file), data))
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
